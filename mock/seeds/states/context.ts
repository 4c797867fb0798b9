/** What turning a world into states works with, and how it tells of times that cannot be. */

import type { Addresses, Credentials } from '../../application/ports.ts';
import type { Facts, Report } from '../rules/report.ts';
import type { Calendar } from '../moment.ts';
import type { Path } from '../fault.ts';

/** What a seeded world needs of the outside: hashes of its keys, and addresses of pages. */
export type SeedDeps = {
  readonly credentials: Pick<Credentials, 'hashOf'>;
  readonly addresses: Pick<Addresses, 'invoicePage' | 'resultsPage'>;
};

export type Context = SeedDeps & {
  readonly facts: Facts;
  readonly calendar: Calendar;
  readonly report: Report;
};

export const DAY = 24 * 60 * 60 * 1000;
export const MINUTE = 60_000;

/** A member's name and the instant (ms) that it stands for. */
export type Step = readonly [member: string, instant: number];

/** Each step is no earlier than the one before, and none lies after the start of the clock. */
export const tellOfOrder = (
  { calendar, report }: Pick<Context, 'calendar' | 'report'>,
  path: Path,
  steps: readonly Step[],
): void => {
  steps.forEach(([member, instant], index) => {
    const [earlier, before] = steps[index - 1] ?? [member, instant];
    if (instant > calendar.startAt) {
      report([...path, member], `lies after the start of the clock: ${iso(instant)}`);
    } else if (instant < before) {
      report([...path, member], `lies before ${earlier}: ${iso(instant)} before ${iso(before)}`);
    }
  });
};

const iso = (instant: number): string => new Date(instant).toISOString();
