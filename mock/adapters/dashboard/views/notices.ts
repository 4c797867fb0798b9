/** Pages for what is not there, and for what was sent and could not be read. */

import type { Page } from './layout.ts';

export const notFound: Page = {
  title: 'Not here',
  section: '',
  live: 'There is no such thing, or it is no longer kept: the sandbox may have been reset.',
  status: 404,
};

/** `status` is the one by which the form was refused. */
export const unreadable = (status: number): Page => ({
  title: 'That could not be read',
  section: '',
  live: wordsOfUnreadable(status),
  status,
});

/** Nothing of what was sent is quoted: it may hold a token or a secret. */
export const wordsOfUnreadable = (status: number): string => {
  const what = faults[status] ?? 'What was sent is not a form that can be read.';
  return `${what} Nothing was changed: go back and try again.`;
};

const faults: Readonly<Record<number, string>> = {
  413: 'What was sent is larger than any form of the dashboard.',
  415: 'What was sent is in an encoding that the dashboard does not read.',
};
