/** The live line of a terminal: how far the run is, below the last line, redrawn with each one. */
import type { Colors } from 'picocolors/types.js';
import { prettyProgress } from '../report/pretty.ts';
import type { CheckEntry } from '../report/results.ts';

export type StatusSettings = {
  readonly print: (text: string) => void;
  readonly colors: Colors;
  /** How many checks the run has. */
  readonly checks: number;
  /** Without a terminal there is no such line, only the others. */
  readonly live: boolean;
};

export type StatusLine = {
  readonly begin: () => void;
  /** Prints whole lines above it; `entry` is the check that has ended, if one has. */
  readonly line: (text: string, entry?: Pick<CheckEntry, 'verdict'>) => void;
  readonly end: () => void;
};

/** To the beginning of the line, and nothing in it from there. */
const wipe = '\r\u001b[K';

export function statusLine({ print, colors, checks, live }: StatusSettings): StatusLine {
  let [ended, failed] = [0, 0];
  const draw = (): string => (live ? prettyProgress({ ended, of: checks, failed }, colors) : '');
  const over = live ? wipe : '';
  return {
    begin: () => {
      if (live) print(draw());
    },
    line: (text, entry) => {
      if (entry !== undefined) ended += 1;
      if (entry?.verdict === 'fail' || entry?.verdict === 'error') failed += 1;
      print(`${over}${text}${draw()}`);
    },
    end: () => {
      if (live) print(wipe);
    },
  };
}
