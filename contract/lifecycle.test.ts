import { describe, expect, it } from 'vitest';
import { channelsOf, eventTypes } from './events.ts';
import { lifecycle, type Row } from './lifecycle.ts';
import { operations } from './operations.ts';

/** The actions of the control protocol that move a thing. */
const ACTIONS = new Set([
  'clock.advance',
  'booking.createInternal',
  'venue.activate',
  'venue.deactivate',
  'payment.finalize',
  'dispatch.search',
  'dispatch.exhaust',
  'dispatch.unassign',
  'phlebotomist.accept',
  'phlebotomist.cancel',
  'phlebotomist.enRoute',
  'phlebotomist.arrive',
  'phlebotomist.updateEta',
  'phlebotomist.start',
  'venue.checkIn',
  'job.complete',
  'patient.noShow',
  'staff.cancel',
  'staff.reschedule',
  'lab.receive',
  'lab.publish',
  'invoice.create',
  'invoice.pay',
  'invoice.failPayment',
  'invoice.passDueDate',
  'invoice.issue',
  'invoice.process',
  'invoice.refund',
  'refund.create',
  'refund.settle',
  'refund.fail',
  'refund.reconcile',
  'dispute.open',
  'dispute.close',
  'dispute.update',
]);

const { phases, rows } = lifecycle;
const each = rows.map((row) => [row.id, row] as const);

describe('the life cycle', () => {
  it('names its rows once', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it.each(each)('%s moves between phases of its thing', (_, row) => {
    const known = Object.keys(phases[row.thing]);
    expect([...known, 'none']).toEqual(expect.arrayContaining([...row.from]));
    expect([...known, 'unchanged']).toContain(row.to);
  });

  it.each(each)('%s is set off by an operation or a control action', (_, { trigger }) => {
    const isOperation = operations.some(({ operationId }) => operationId === trigger);
    expect(isOperation || ACTIONS.has(trigger)).toBe(true);
  });

  it.each(each)('%s emits events that its channel may have', (_, { emits, when }) => {
    for (const type of emits) {
      expect(eventTypes).toContain(type);
      if (when?.channel !== undefined) expect(channelsOf(type)).toContain(when.channel);
    }
  });

  it.each(each)('%s says why it is silent', (_, row) => {
    if (row.emits.length === 0 && row.refused === undefined) expect(row.reason).toBeDefined();
  });

  it('lets every event come about, and every control action do something', () => {
    const emitted = new Set(rows.flatMap(({ emits }) => emits));
    const triggers = new Set<string>(rows.map(({ trigger }) => trigger));
    expect(eventTypes.filter((type) => !emitted.has(type))).toEqual([]);
    expect([...ACTIONS].filter((action) => !triggers.has(action))).toEqual([]);
  });

  it('leads from nothing to every phase', () => {
    for (const [thing, named] of Object.entries(phases)) {
      // A venue is there before anyone looks.
      const reached = closure(rowsOf(thing), thing === 'venue' ? 'active' : 'none');
      expect(Object.keys(named).filter((phase) => !reached.has(phase))).toEqual([]);
    }
  });

  it('keeps the known gaps: nothing on a phlebotomist-side cancellation, no expiry, no ARRIVED', () => {
    const silent = rows.filter(({ trigger }) =>
      ['phlebotomist.cancel', 'dispatch.exhaust', 'clock.advance'].includes(trigger),
    );
    expect(silent.map(({ emits }) => emits)).toEqual([[], [], []]);
    expect(JSON.stringify(phases)).not.toContain('ARRIVED');
  });

  it('refuses a cancellation under dispute and inside the lock with 409', () => {
    const refused = rows.filter(({ trigger, refused: status }) => {
      return trigger === 'cancelBooking' && status === 409;
    });
    expect(refused.some(({ when }) => when?.dispute === 'open')).toBe(true);
    expect(refused.some(({ when }) => when?.lock === 'inside')).toBe(true);
  });

  const lockAndDispute = ['inside', 'outside'].flatMap((lock) =>
    ['open', 'none'].map((dispute) => [lock, dispute] as const),
  );

  it.each(lockAndDispute)(
    'tells of a cancellation in every phase, %s the lock, dispute %s',
    (lock, dispute) => {
      for (const phase of Object.keys(phases.job)) {
        const fitting = rows.filter(
          ({ trigger, from, when }) =>
            trigger === 'cancelBooking' &&
            from.some((each) => each === phase) &&
            (when?.lock ?? lock) === lock &&
            (when?.dispute ?? dispute) === dispute,
        );
        expect(fitting.length, phase).toBeGreaterThan(0);
        expect(new Set(fitting.map(({ to }) => to)).size, phase).toBe(1);
      }
    },
  );
});

/** All that the rows lead to from the first phase. */
function closure(steps: readonly Row[], first: string): ReadonlySet<string> {
  const reached = new Set([first]);
  for (let before = 0; before !== reached.size;) {
    before = reached.size;
    const taken = steps.filter(({ from }) => from.some((phase) => reached.has(phase)));
    for (const { to } of taken) reached.add(to);
  }
  return reached;
}

function rowsOf(thing: string): readonly Row[] {
  return rows.filter((row) => row.thing === thing);
}
