/** Colour on a terminal, plain text in a pipe. */

import colors from 'picocolors';

const { dim, green, red, yellow, bold } = colors;

export const paint = {
  dim,
  bold,
  good: green,
  bad: red,
  /** An HTTP status by its class. */
  status: (status: number): string => {
    if (status < 300) return green(String(status));
    return status < 500 ? yellow(String(status)) : red(String(status));
  },
};
