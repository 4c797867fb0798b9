/** The verbs that talk to a running sandbox. */

import type { Command } from 'commander';
import { registerClock } from './clock.ts';
import { registerDo } from './do.ts';
import { registerEvents } from './events.ts';
import { registerListen } from './listen.ts';
import { registerLogs } from './logs.ts';
import { registerTrigger } from './trigger/trigger.ts';

export const registerClientCommands = (program: Command): void => {
  registerDo(program);
  registerTrigger(program);
  registerListen(program);
  registerEvents(program);
  registerLogs(program);
  registerClock(program);
};
