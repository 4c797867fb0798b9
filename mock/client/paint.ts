/** Colour on a terminal, plain text in a pipe. */

import colors from 'picocolors';

const isWanted = process.stdout.isTTY || 'FORCE_COLOR' in process.env;

const { dim, green, red, yellow, bold } = colors.createColors(colors.isColorSupported && isWanted);

export const paint = {
  dim,
  bold,
  bad: red,
  /** An HTTP status by its class. */
  status: (status: number): string => {
    if (status < 300) return green(String(status));
    return status < 500 ? yellow(String(status)) : red(String(status));
  },
};
