import { type RemoteAccess, sshCommand } from './git.ts';

const TOKEN_VARIABLE = 'AGENT_SESSION_GIT_TOKEN';

/** What git needs to log in at a URL, with nothing of it where another process or a reader of the repository sees it. */
export function accessTo(
  url: string,
  { token, ssh }: { readonly token?: string | undefined; readonly ssh?: string | undefined },
): RemoteAccess {
  const command: Record<string, string> = ssh === undefined ? {} : { GIT_SSH_COMMAND: sshCommand(ssh) };
  const origin = /^https:\/\/[^/]+/i.exec(url)?.[0];
  if (token === undefined || origin === undefined) return { settings: [], environment: command };
  // Its text only names the variable. Only this server is given it.
  const helper = `!f() { test "$1" = get && printf 'username=x-access-token\\npassword=%s\\n' "$${TOKEN_VARIABLE}"; }; f`;
  return {
    settings: [`credential.${origin}.helper=${helper}`],
    environment: { ...command, [TOKEN_VARIABLE]: token },
  };
}
