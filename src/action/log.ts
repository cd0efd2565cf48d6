import * as core from '@actions/core';
import type { Log } from '../log.ts';

/** The job's log. A group's body is folded; a warning becomes an annotation of the run. */
export const actionLog: Log = {
  debug: (message) => core.debug(message),
  info: (message) => core.info(message),
  warning: (message) => core.warning(message, { title: 'agent-session' }),
  group: (title, work) => core.group(title, work),
};
