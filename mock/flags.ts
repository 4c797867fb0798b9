/** Options of the command line, each of which an environment variable can give too. */

import { Option, type Command } from 'commander';

/** `--forward-to <url>` may come from PHLEBO_FORWARD_TO. */
export const flag = (flags: string, description: string, usual?: string): Option => {
  const option = new Option(flags, description);
  return option.env(variableOf(option)).default(usual);
};

/** An option without a value, on in PHLEBO_SKIP_VERIFY=1; `readSwitches` looks for the variable. */
export const switchFlag = (flags: string, description: string): Option => {
  const option = new Option(flags, description);
  option.description += ` (env: ${variableOf(option)})`;
  return option;
};

/** Commander takes a switch for on as soon as its variable is set, PHLEBO_JSON=false included. */
export const readSwitches = <Flags extends object>(command: Command, flags: Flags): Flags => {
  const given: Record<string, boolean> = {};
  for (const option of command.options) {
    const isSwitch = !option.required && !option.optional;
    const byUser = command.getOptionValueSource(option.attributeName()) === 'cli';
    if (isSwitch && !byUser && isOn(process.env[variableOf(option)])) {
      given[option.attributeName()] = !option.negate;
    }
  }
  return { ...flags, ...given };
};

const variableOf = (option: Option): string => {
  const name = (option.long ?? option.flags).replace(/^--/, '');
  return `PHLEBO_${name.replaceAll('-', '_').toUpperCase()}`;
};

const isOn = (text = ''): boolean => !['', '0', 'false', 'no', 'off'].includes(text.toLowerCase());
