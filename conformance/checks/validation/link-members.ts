/** POST /booking-url: each member of the body, and what of it is refused. */
import { aList, aNumber, aText, emailFaults, empty, missing, tooLong, wrong } from './faults.ts';
import type { MemberFault } from './faults.ts';

export type LinkRow = {
  readonly id: string;
  /** Where it stands in the body, as in `patient.firstName`. */
  readonly member: string;
  readonly faults: readonly MemberFault[];
  readonly requirements: readonly string[];
};

type Written = readonly [
  id: number,
  member: string,
  faults: readonly MemberFault[],
  link: readonly number[],
];

const kinds = wrong('all', 'ALL-MOBILE', 'mobile', '');

/** Ids are given once and for all; the last numbers are those of R-LINK-nn. */
const written: readonly Written[] = [
  [1, 'scope', [missing, aText, aList], [9, 10]],
  [2, 'scope.kind', [missing, aNumber, ...kinds], [11, 12]],
  [3, 'externalUserId', [aNumber, aList, tooLong], [14, 15]],
  [4, 'externalOrderId', [aNumber, aList, tooLong], [17, 18]],
  [5, 'passthrough', [aText, aNumber, aList], [20]],
  [6, 'patient', [aText, aList], [22]],
  [7, 'patient.firstName', [aNumber, aList, empty], [23]],
  [8, 'patient.lastName', [aNumber, aList, empty], [24]],
  [9, 'patient.email', [aNumber, empty, ...emailFaults], [25]],
  [10, 'patient.phone', [aNumber, aList], [26]],
  [11, 'patient.dateOfBirth', [aNumber, aList], [27]],
  [12, 'patient.gender', [aNumber, ...wrong('female', 'OTHER', '')], [28]],
];

export const linkMembers: readonly LinkRow[] = written.map(([number, member, faults, link]) => ({
  id: `URL-${String(number).padStart(2, '0')}`,
  member,
  faults,
  requirements: link.map((one) => `R-LINK-${String(one).padStart(2, '0')}`),
}));
