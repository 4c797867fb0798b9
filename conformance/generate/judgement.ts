/** What the specification says of each kind of case, and which of its statements a wrong answer breaks. */
import type { Case } from './case.ts';
import type { MemberStatements } from './member-statements.ts';

/**
 * - `refused`: with 400, and nothing is made of it
 * - `taken`: with success
 * - `borne`: taken or refused, which is open; a statement of its own says that it is no fault of the server
 * - `unbroken`: as odd as it is, the answer is no 5xx
 */
export type Stand = 'refused' | 'taken' | 'borne' | 'unbroken';

/** Where the specification leaves anything open, the case is not judged by its refusal or acceptance. */
export function standOf({ rule, member, positive, isOpen }: Case): Stand {
  switch (rule) {
    case 'null':
      return isOpen ? 'borne' : 'refused';
    case 'unknown-key':
    case 'depth':
    case 'size':
      return 'borne';
    case 'odd-text':
      return 'unbroken';
    case 'required':
    case 'optional':
    case 'type':
    case 'empty':
    case 'length':
    case 'pattern':
    case 'enum':
    case 'format':
    case 'union':
    case 'text':
    case 'any-value':
      if (isOpen) return 'unbroken';
      if (!positive) return 'refused';
      return isFreelyChosen({ rule, member }) ? 'taken' : 'unbroken';
  }
}

/** Texts that mean something: that one fits the schema does not make it good (O25, O26, O50, O51). */
const meaningful = new Set([
  ...['phone', 'dateOfBirth', 'preferredDate', 'testType', 'venueId', 'venueSlotStart'],
]);

function isFreelyChosen({ rule, member }: Pick<Case, 'rule' | 'member'>): boolean {
  if (rule === 'optional' || rule === 'length') return true;
  // Another booking with the same externalOrderId may be refused (O84), and an empty one be taken for none.
  if (member.startsWith('external')) return member === 'externalUserId' && rule !== 'empty';
  return !meaningful.has(member.split('.').at(-1) ?? '');
}

/** Ids of requirements.yaml that a wrong answer to the case breaks. */
export function statementsOf(one: Case, members: MemberStatements): readonly string[] {
  const stand = standOf(one);
  switch (stand) {
    case 'unbroken':
      return ['R-ERR-11'];
    case 'borne':
      return [bearing[one.rule] ?? 'R-WIRE-10'];
    case 'taken':
      return [one.rule === 'optional' ? 'R-WIRE-12' : ofMember(one, members)];
    case 'refused':
      return ['R-ERR-02', ofMember(one, members)];
  }
}

const bearing: Partial<Record<Case['rule'], string>> = {
  null: 'R-WIRE-13',
  'unknown-key': 'R-WIRE-10',
  depth: 'R-WIRE-16',
  size: 'R-WIRE-17',
};

function ofMember({ member, rule }: Case, members: MemberStatements): string {
  const known = members[member];
  if (known === undefined) throw new Error(`no statement is known of ${member}`);
  return known[rule] ?? known.otherwise;
}
