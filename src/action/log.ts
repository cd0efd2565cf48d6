import * as core from '@actions/core';
import { oneLine } from '../bundle/layout.ts';
import type { Log } from '../log.ts';

/**
 * The job's log. A group's body is folded; a warning becomes an annotation of the run. Names that a stranger chose can be
 * in a message: the toolkit escapes line breaks in all but plain lines, where one would begin a workflow command.
 */
export const actionLog: Log = {
  debug: (message) => core.debug(message),
  info: (message) => core.info(oneLine(message)),
  warning: (message) => core.warning(message, { title: 'agent-session' }),
  group: (title, work) => core.group(title, work),
};
