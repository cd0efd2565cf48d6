import type { ContainerAccess } from './access.ts';

/**
 * What to do about the reason that an engine or a program gives for a failure in a container, as further sentences;
 * empty where nothing is known of it.
 */
export function adviceOn(reason: string, { owner: { uid } }: Pick<ContainerAccess, 'owner'>): string {
  if (/read-only/i.test(reason)) {
    return " Mount a volume on the agent's config directory, or start the container without --read-only.";
  }
  if (/no space left|quota|wrote only|write error|short write/i.test(reason)) {
    return " The disk is full: make room there, or mount a larger volume on the agent's config directory.";
  }
  if (/permission denied|operation not permitted/i.test(reason)) {
    return ` Give the folder to the user the agent runs as (${uid}), or set the inputs user and config-directory to the agent's own.`;
  }
  if (/paused|improper/i.test(reason)) return ' Unpause the container, and keep it running to the end of the job.';
  return '';
}
