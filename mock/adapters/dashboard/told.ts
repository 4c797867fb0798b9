/** What an action has to tell, kept until the page after it has shown it: once. */

import { randomBytes } from 'node:crypto';

export type Told = {
  readonly kind: 'done' | 'refused';
  readonly text: string;
  /** A key that was just minted: it is shown here and nowhere again. */
  readonly apiKey?: string;
  /** A page that was made just now: it opens beside this one. */
  readonly link?: string;
  readonly rows?: readonly string[];
};

export type TellTale = {
  /** Returns the name under which it waits. */
  readonly leave: (told: Told) => string;
  readonly take: (name: string) => Told | undefined;
};

/** A page that is never asked for must not keep a key here for ever. */
const kept = 20;

export const createTellTale = (): TellTale => {
  const waiting = new Map<string, Told>();
  return {
    leave: (told) => {
      const name = randomBytes(8).toString('hex');
      waiting.set(name, told);
      for (const oldest of waiting.keys()) {
        if (waiting.size <= kept) break;
        waiting.delete(oldest);
      }
      return name;
    },
    take: (name) => {
      const told = waiting.get(name);
      waiting.delete(name);
      return told;
    },
  };
};
