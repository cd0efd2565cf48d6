import { isRepositoryUrl } from '../archives/git-place.ts';
import { fingerprintOf, matchesFingerprint, type SecretFingerprint } from '../bundle/fingerprint.ts';
import {
  parseIdentities,
  parsePassphrases,
  parseRecipients,
  type SealingKeys,
  type UnsealingKeys,
} from '../bundle/sealing-keys.ts';
import { SessionCaptureError, UserError } from '../errors.ts';
import { parseSecrets, secretValues } from '../transcript/secrets.ts';
import type { JobContext } from './context.ts';
import type { Inputs, SecretInputs } from './inputs.ts';
import type { Settings } from './state.ts';

/** What captured bundles are sealed with; `undefined`: they are not. */
export async function sealingKeys(
  { recipients }: Settings,
  { passphrase }: SecretInputs,
): Promise<SealingKeys | undefined> {
  if (passphrase !== undefined) return { passphrases: parsePassphrases(passphrase) };
  return recipients === undefined ? undefined : { recipients: await parseRecipients(recipients) };
}

/** What bundles must be sealed with to be restored; `undefined`: only those that are not sealed are. */
export async function unsealingKeys({ passphrase, identity }: SecretInputs): Promise<UnsealingKeys | undefined> {
  if (passphrase !== undefined) return { passphrases: parsePassphrases(passphrase) };
  return identity === undefined ? undefined : { identities: await parseIdentities(identity) };
}

/** Values that must not leave the machine: what the step was given, and what the job's environment holds. */
export function knownSecrets(
  { secrets, githubToken, passphrase, identity }: SecretInputs,
  { variables }: JobContext,
): readonly string[] {
  const given = [githubToken, ...(passphrase?.split(/\r?\n/) ?? []), ...(identity?.split(/\r?\n/) ?? [])];
  const values = [...given, ...parseSecrets(secrets ?? ''), ...secretValues(variables)];
  return [...new Set(values.flatMap((value) => value?.trim() || []))];
}

/** What pre writes down of the keys it opened bundles with, so that main can tell whether it was given the same. */
export async function fingerprintKeys(secrets: SecretInputs): Promise<SecretFingerprint | undefined> {
  const parts = keysIn(secrets);
  return parts.every((part) => part === '') ? undefined : await fingerprintOf(parts);
}

/** Whether a stage has the keys that an earlier one had. What was opened without one, or with another, is not trusted. */
export async function hasSameKeys(secrets: SecretInputs, fingerprint: SecretFingerprint | undefined): Promise<boolean> {
  const parts = keysIn(secrets);
  return fingerprint === undefined ? parts.every((part) => part === '') : await matchesFingerprint(parts, fingerprint);
}

/** What main writes down so that post can tell whether it was given the same; `undefined` where nothing depends on it. */
export async function fingerprintInputs(secrets: SecretInputs): Promise<SecretFingerprint | undefined> {
  const parts = checked(secrets);
  return parts.every((part) => part === '') ? undefined : await fingerprintOf(parts);
}

/**
 * Makes sure that post has the secrets that main had: in a nested composite action its inputs are somebody else's.
 * @throws SessionCaptureError, since without them a bundle would leave unsealed, or with values it was to hide.
 */
export async function checkSameSecrets(
  secrets: SecretInputs,
  fingerprint: SecretFingerprint | undefined,
): Promise<void> {
  if (fingerprint === undefined || (await matchesFingerprint(checked(secrets), fingerprint))) return;
  throw new SessionCaptureError(
    'The inputs passphrase and secrets are not what they were when the step ran, so nothing was kept. Inside of a composite action, use the restore and save actions as steps of their own.',
  );
}

/**
 * Refuses to publish what the agent saw.
 * @throws UserError
 */
export function checkProtected(inputs: Inputs, { isPrivate }: JobContext): void {
  const sealed = inputs.secrets.passphrase !== undefined || inputs.recipients !== undefined;
  if (inputs.redact || sealed || isOwnPlace(inputs) || isPrivate === true) return;
  const what =
    isPrivate === false ? 'this repository is public' : 'it cannot be told whether this repository is private';
  throw new UserError(
    `Input redact: false would publish every secret the agent saw, since ${what} and others can read ${READABLE[inputs.archive]}. Remove it, or seal with passphrase or recipients.`,
  );
}

const READABLE = { artifact: 'its artifacts', cache: 'its cache', git: 'its history', directory: 'its sessions' };

/** A folder of this machine, or a repository in one: whoever configured it knows who can read it. */
function isOwnPlace({ archive, archivePath = '' }: Inputs): boolean {
  return archive === 'directory' || (archive === 'git' && !isRepositoryUrl(archivePath));
}

function checked({ passphrase, secrets }: SecretInputs): readonly string[] {
  return [passphrase ?? '', secrets ?? ''];
}

function keysIn({ passphrase, identity }: SecretInputs): readonly string[] {
  return [passphrase ?? '', identity ?? ''];
}
