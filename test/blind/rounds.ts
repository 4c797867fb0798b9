/**
 * All flaws by people who knew the specification and not the checks, round by round. The authors of rounds 9 to 17 were
 * told the names of all flaws before, those of 18 to 27 only what rounds 18 and on had, so that some of theirs are old
 * acquaintances. Found out at first sight, of ten, from round 18 on: 9, 9, 8, 9, 8, 9, 9, 9, 10, 10; in rounds 20 and 21
 * one more by a warning.
 */
import { blindFlaws as first } from './round-1.ts';
import { blindFlaws as second } from './round-2.ts';
import { blindFlaws as third } from './round-3.ts';
import { blindFlaws as fourth } from './round-4.ts';
import { blindFlaws as fifth } from './round-5.ts';
import { blindFlaws as sixth } from './round-6.ts';
import { blindFlaws as seventh } from './round-7.ts';
import { blindFlaws as eighth } from './round-8.ts';
import { blindFlaws as ninth } from './round-9.ts';
import { blindFlaws as tenth } from './round-10.ts';
import { blindFlaws as eleventh } from './round-11.ts';
import { blindFlaws as twelfth } from './round-12.ts';
import { blindFlaws as thirteenth } from './round-13.ts';
import { blindFlaws as fourteenth } from './round-14.ts';
import { blindFlaws as fifteenth } from './round-15.ts';
import { blindFlaws as sixteenth } from './round-16.ts';
import { blindFlaws as seventeenth } from './round-17.ts';
import { blindFlaws as eighteenth } from './round-18.ts';
import { blindFlaws as nineteenth } from './round-19.ts';
import { blindFlaws as twentieth } from './round-20.ts';
import { blindFlaws as twentyFirst } from './round-21.ts';
import { blindFlaws as twentySecond } from './round-22.ts';
import { blindFlaws as twentyThird } from './round-23.ts';
import { blindFlaws as twentyFourth } from './round-24.ts';
import { blindFlaws as twentyFifth } from './round-25.ts';
import { blindFlaws as twentySixth } from './round-26.ts';
import { blindFlaws as twentySeventh } from './round-27.ts';

const rounds = [
  first,
  second,
  third,
  fourth,
  fifth,
  sixth,
  seventh,
  eighth,
  ninth,
  tenth,
  eleventh,
  twelfth,
  thirteenth,
  fourteenth,
  fifteenth,
  sixteenth,
  seventeenth,
  eighteenth,
  nineteenth,
  twentieth,
  twentyFirst,
  twentySecond,
  twentyThird,
  twentyFourth,
  twentyFifth,
  twentySixth,
  twentySeventh,
] as const;

/** Without a check in `red` or `warned` a flaw is not found out yet, and says why. */
export const found = rounds.flat().filter(({ red, warned = [] }) => [...red, ...warned].length > 0);
