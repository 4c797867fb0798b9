import { describe, expect, it } from 'vitest';
import { isOpen } from '../../domain/dispute/dispute.ts';
import { invoiceTotals } from '../../domain/invoice/invoice.ts';
import type { Job } from '../../domain/job/job.ts';
import { pricePence } from '../../domain/job/price.ts';
import { isOfferedTo } from '../../domain/panel/panel.ts';
import { isOnGrid, placesOf } from '../../domain/venue/slots.ts';
import { dateAt } from '../../domain/zoned-time.ts';
import { nowhere } from '../states/nowhere.ts';
import { worldStates, type WorldStates } from '../states/world-states.ts';
import { defaultWorld } from './default-world.ts';

const HOUR = 60 * 60 * 1000;
const LOCK = 24 * HOUR;

/** Every weekday and hour of a week, both changes of the clocks, the turn of a year, a leap day. */
const starts: readonly number[] = [
  ...Array.from(
    { length: 34 },
    (_, step) => Date.parse('2026-07-06T00:07:11.123Z') + step * 5 * HOUR,
  ),
  ...['2026-03-28', '2026-03-29', '2026-10-25', '2026-10-26', '2026-12-31', '2028-02-29'].flatMap(
    (day) =>
      ['00:00:00', '00:59:59', '01:30:00', '02:00:00', '12:34:56', '23:59:59'].map((time) =>
        Date.parse(`${day}T${time}Z`),
      ),
  ),
];

/** What the default world keeps to, at whatever moment the clock starts. */
describe.each([1, 7])('the default world of seed %i, started at any time', (seed) => {
  const world = defaultWorld(seed);
  const started = starts.map((startAt) => ({ startAt, ...worldStates(world, startAt, nowhere) }));

  /** Looks at the world after each start; `expectThat` notes what does not hold. */
  const eachStart = (
    look: (
      states: WorldStates,
      startAt: number,
      expectThat: (holds: boolean, otherwise: string) => void,
    ) => void,
  ): void => {
    const broken = new Set<string>();
    for (const { startAt, states } of started) {
      look(states, startAt, (holds, otherwise) => {
        if (!holds) broken.add(`${new Date(startAt).toISOString()}: ${otherwise}`);
      });
    }
    expect([...broken].slice(0, 10)).toEqual([]);
  };

  it('has times that can be', () => {
    expect(started.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it('books only slots of the grid, and no more than there are places', () => {
    eachStart(({ job, venue }, startAt, expectThat) => {
      const venues = new Map(venue.map((each) => [each.id, each]));
      const taken = new Map<string, number>();
      for (const { id, visit } of job) {
        if (visit.channel !== 'IN_VENUE') continue;
        const place = venues.get(visit.venueId)!;
        expectThat(isOnGrid(place, visit.appointmentAt), `${id} is off the grid`);
        const key = `${visit.venueId}@${visit.appointmentAt}`;
        taken.set(key, (taken.get(key) ?? 0) + 1);
        expectThat(taken.get(key)! <= placesOf(place), `${id} has no place`);
      }
      const full = [...taken].filter(([key, count]) => {
        const [venueId = '', start] = key.split('@');
        return count === placesOf(venues.get(venueId)!) && Number(start) > startAt;
      });
      expectThat(full.length > 0, `no slot to come is full`);
    });
  });

  it('has things happen in order, and nothing before its time', () => {
    eachStart(({ job, sample }, startAt, expectThat) => {
      const later = (...times: number[]): boolean =>
        times.every((time, index) => index === 0 || times[index - 1]! <= time);
      for (const each of job) {
        const when = `${each.id} ${each.phase}`;
        const { createdAt, visit } = each;
        expectThat(createdAt < Math.min(visit.appointmentAt, startAt), `${when} booked too late`);
        expectThat(later(...timesOf(each), startAt), `${when} ${timesOf(each).join()}`);
      }
      for (const { id, collectedAt, resultsReadyAt } of sample) {
        expectThat(later(collectedAt, resultsReadyAt ?? collectedAt, startAt), id);
      }
      const created = job.map(({ createdAt }) => createdAt);
      expectThat(later(...created), `jobs are not in order of creation`);
    });
  });

  it('has bookings inside the 24-hour lock and outside it', () => {
    eachStart(({ client, job }, startAt, expectThat) => {
      for (const { id, name } of client.slice(0, 2)) {
        const ahead = job
          .filter(({ clientId, phase }) => clientId === id && phase === 'confirmed')
          .map(({ visit }) => visit.appointmentAt - startAt);
        expectThat(
          ahead.every((left) => left > 0),
          `${name}: a confirmed job is past`,
        );
        expectThat(ahead.filter((left) => left < LOCK).length >= 2, `${name}: none locked`);
        expectThat(ahead.filter((left) => left > LOCK).length >= 2, `${name}: none free`);
      }
      for (const { id, phase, visit } of job) {
        if (!['pendingPayment', 'pending', 'available'].includes(phase)) continue;
        expectThat(visit.appointmentAt - startAt > LOCK, `${id} is within the lock`);
      }
    });
  });

  it('visits no patient who was to pay and has not', () => {
    eachStart(({ job }, _, expectThat) => {
      for (const each of job) {
        if (each.billingMode !== 'PATIENT_PAY' || each.payment !== 'PENDING') continue;
        const { id, phase } = each;
        const isWaiting = phase === 'pendingPayment';
        const wasCancelled = phase === 'cancelled' && each.startedAt === null;
        expectThat(isWaiting || wasCancelled, `${id} is ${phase}`);
      }
    });
  });

  it('asks home visits for the day on which they are', () => {
    eachStart(({ job }, _, expectThat) => {
      for (const { id, visit } of job) {
        if (visit.channel !== 'MOBILE') continue;
        const date = dateAt(visit.appointmentAt, 'Europe/London');
        expectThat(visit.preferredDate === date, `${id} ${visit.preferredDate}`);
      }
    });
  });

  it('invoices completed jobs of the week, each once', () => {
    eachStart(({ invoice, job }, _, expectThat) => {
      const jobs = new Map(job.map((each) => [each.id, each]));
      const billed = new Map<string, string>();
      for (const { id, clientId, lines, periodStart, periodEnd } of invoice) {
        for (const { jobId } of lines) {
          const on = jobs.get(jobId);
          expectThat(on?.clientId === clientId, `${jobId} is another client's`);
          const completedAt = on?.phase === 'completed' ? on.completedAt : 0;
          const inWeek = completedAt >= periodStart && completedAt < periodEnd;
          expectThat(inWeek, `${jobId} is not completed in the week`);
          expectThat(!billed.has(jobId), `${jobId} is billed twice`);
          billed.set(jobId, id);
        }
      }
      for (const { id, invoiceId } of job) expectThat((billed.get(id) ?? null) === invoiceId, id);
    });
  });

  it('has jobs paid when their invoice is, and totals that follow from the lines', () => {
    eachStart(({ invoice, job }, _, expectThat) => {
      const jobs = new Map(job.map((each) => [each.id, each]));
      for (const { id, phase, lines, paidAt, subtotalPence, ...each } of invoice) {
        const paid = phase === 'paid' || phase === 'refunded';
        expectThat((paidAt !== null) === paid, `${id} paidAt`);
        for (const { jobId } of lines) {
          expectThat((jobs.get(jobId)?.payment !== 'PENDING') === paid, `${jobId} payment`);
        }
        const totals = invoiceTotals(lines);
        expectThat(subtotalPence > 0 && subtotalPence === totals.subtotalPence, `${id} subtotal`);
        expectThat(each.vatPence === totals.vatPence, `${id} VAT`);
        expectThat(each.totalPence === totals.totalPence, `${id} total`);
      }
    });
  });

  it('mints invoices after their week, and has none overdue before its time', () => {
    eachStart(({ invoice }, startAt, expectThat) => {
      for (const { id, phase, periodEnd, createdAt, dueDate } of invoice) {
        expectThat(periodEnd <= createdAt && createdAt <= startAt, `${id} createdAt`);
        if (phase === 'overdue') expectThat(dueDate < startAt, `${id} is not due yet`);
        if (phase === 'pending') expectThat(dueDate > startAt, `${id} should be overdue`);
      }
    });
  });

  it('refunds and disputes paid jobs only', () => {
    eachStart(({ refund, dispute, job }, startAt, expectThat) => {
      const jobs = new Map(job.map((each) => [each.id, each]));
      const open = new Set(dispute.filter(isOpen).map(({ jobId }) => jobId));
      for (const { id, jobId, ...each } of refund) {
        const on = jobs.get(jobId)!;
        expectThat(on.payment === (each.phase === 'succeeded' ? 'REFUNDED' : 'PAID'), id);
        expectThat(each.amount <= pricePence[on.visit.channel] / 100, `${id} is too much`);
        expectThat(each.cancelledJob === (on.phase === 'cancelled'), `${id} cancelledJob`);
        expectThat(on.createdAt <= each.createdAt && each.createdAt <= startAt, `${id} when`);
        expectThat(!open.has(jobId), `${id} during a dispute`);
      }
      for (const { id, jobId, clientId, ...each } of dispute) {
        expectThat(each.createdAt <= each.updatedAt && each.updatedAt <= startAt, `${id} when`);
        if (jobId === null) continue;
        const on = jobs.get(jobId)!;
        expectThat(on.clientId === clientId && on.payment !== 'PENDING', `${id} unpaid`);
      }
    });
  });

  it('collects a sample of every completed job, with what its client asks for', () => {
    eachStart(({ client, job, sample, panel }, _, expectThat) => {
      const clients = new Map(client.map((each) => [each.id, each]));
      const panels = new Map(panel.map((each) => [each.id, each]));
      const sampled = new Map(sample.map((each) => [each.jobId, each]));
      for (const each of job) {
        const found = sampled.get(each.id);
        expectThat((found !== undefined) === (each.phase === 'completed'), each.id);
        expectThat(found?.collection.shipmentMode === (each.shipmentMode ?? undefined), each.id);
        const known = clients.get(each.clientId)!.venueCompletionFields.map(({ key }) => key);
        const keys = Object.keys(found?.collection.clientMetadata ?? {});
        expectThat(
          keys.every((key) => known.includes(key)),
          `${each.id} ${keys.join()}`,
        );
        expectThat(isOfferedTo(panels.get(each.testType)!, each.clientId), `${each.id} panel`);
      }
    });
  });
});

/** What happened to a job, in order. */
const timesOf = (job: Job): number[] => {
  switch (job.phase) {
    case 'inProgress':
      return [job.createdAt, job.visit.appointmentAt, job.startedAt];
    case 'completed':
      return [job.createdAt, job.visit.appointmentAt, job.startedAt, job.completedAt];
    case 'cancelled':
      return [job.createdAt, ...(job.startedAt === null ? [] : [job.startedAt]), job.cancelledAt];
    case 'noShow':
      return [job.createdAt, job.visit.appointmentAt, job.flaggedAt];
    case 'pendingPayment':
    case 'pending':
    case 'available':
    case 'confirmed':
      return [job.createdAt];
  }
};
