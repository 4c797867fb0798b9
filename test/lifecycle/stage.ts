// A real sandbox in which a thing of a fresh client is brought into any phase of x-lifecycle.

import type { Thing } from '#contract/lifecycle.ts';
import { perform } from '../../mock/adapters/control/perform.ts';
import { isOpen } from '../../mock/domain/dispute/dispute.ts';
import { usualPolicies, type Policies } from '../../mock/domain/policy.ts';
import { startSandbox, type RunningSandbox } from '../../mock/start-sandbox.ts';

export type Facts = {
  readonly channel: 'MOBILE' | 'IN_VENUE';
  readonly billingMode: 'WEEKLY_INVOICE' | 'PATIENT_PAY';
};

export const everyFacts: readonly Facts[] = (['MOBILE', 'IN_VENUE'] as const).flatMap((channel) =>
  (['WEEKLY_INVOICE', 'PATIENT_PAY'] as const).map((billingMode) => ({ channel, billingMode })),
);

/** The ids of the case at hand. */
export type Case = {
  readonly clientId: string;
  readonly jobId?: string;
  readonly invoiceId?: string;
  readonly refundId?: string;
  readonly disputeId?: string;
  readonly venueId?: string;
};

export type Outcome =
  | { readonly ok: true; readonly result: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly error: string };

export class Stage {
  readonly sandbox: RunningSandbox;

  private constructor(sandbox: RunningSandbox) {
    this.sandbox = sandbox;
  }

  /** With a venue that has room for all cases. */
  static async open(): Promise<Stage> {
    const stage = new Stage(
      await startSandbox({ world: 'empty', startAt: Date.parse('2027-01-04T09:00:00Z') }),
    );
    const hours = { open: '08:00', close: '18:00' };
    const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
    await stage.do('venue.create', {
      phlebotomyStations: 10_000,
      operatingHours: Object.fromEntries(days.map((day) => [day, hours])),
    });
    return stage;
  }

  async try(action: string, parameters: object = {}): Promise<Outcome> {
    const { deps, controls } = this.sandbox;
    const reply = await perform({ ...deps, controls }, { ...parameters, action });
    return reply as Outcome;
  }

  async do(action: string, parameters: object = {}): Promise<Readonly<Record<string, string>>> {
    const outcome = await this.try(action, parameters);
    if (!outcome.ok) throw new Error(`${action} was refused: ${JSON.stringify(outcome)}`);
    return outcome.result;
  }

  setPolicies(policies: Partial<Policies>): Promise<unknown> {
    return this.do('policy.set', { ...usualPolicies, ...policies });
  }

  async client({ billingMode }: Facts): Promise<Case> {
    const { clientId = '' } = await this.do('client.create', { billingMode });
    return { clientId };
  }

  /** Undefined where a job with these facts never comes into the phase. */
  async job(phase: string, facts: Facts): Promise<Case | undefined> {
    const way = wayOfJob(phase, facts);
    if (way === undefined) return undefined;
    const { clientId } = await this.client(facts);
    const { jobId = '' } = await this.do('booking.createInternal', {
      ...{ clientId, fulfillmentChannel: facts.channel },
    });
    for (const action of way) await this.do(action, { jobId });
    return { clientId, jobId };
  }

  /** The thing of the row in that phase; undefined where these facts never lead there. */
  async thing(thing: Thing, phase: string, facts: Facts): Promise<Case | undefined> {
    switch (thing) {
      case 'job':
        return phase === 'none' ? this.client(facts) : this.job(phase, facts);
      case 'sample':
        return this.after(
          await this.job(phase === 'none' ? 'inProgress' : 'completed', facts),
          {
            none: [],
            registered: [],
            inLab: ['lab.receive'],
            resultsReady: ['lab.publish'],
          }[phase],
        );
      case 'invoice':
        return this.invoice(phase, facts);
      case 'refund':
        return this.made('refund', phase, await this.job('confirmed', facts), {
          pending: [],
          failed: ['refund.fail'],
        });
      case 'dispute':
        return this.made('dispute', phase, await this.job('confirmed', facts), { open: [] });
      case 'venue': {
        const { venueId = '' } = await this.do('venue.create', { active: phase === 'active' });
        return { ...(await this.client(facts)), venueId };
      }
    }
  }

  private async invoice(phase: string, facts: Facts): Promise<Case | undefined> {
    const job = await this.job('completed', facts);
    if (job === undefined || facts.billingMode === 'PATIENT_PAY') return undefined;
    return this.made('invoice', phase, job, {
      pending: [],
      processing: ['invoice.process'],
      failed: ['invoice.failPayment'],
      overdue: ['invoice.passDueDate'],
      paid: ['invoice.pay'],
    });
  }

  private async made(
    thing: 'invoice' | 'refund' | 'dispute',
    phase: string,
    job: Case | undefined,
    ways: Readonly<Record<string, readonly string[]>>,
  ): Promise<Case | undefined> {
    if (job === undefined || phase === 'none') return job;
    const maker = { invoice: 'invoice.create', refund: 'refund.create', dispute: 'dispute.open' };
    const { clientId, jobId } = job;
    const made = await this.do(
      maker[thing],
      thing === 'invoice' ? { clientId, jobIds: [jobId] } : { jobId },
    );
    return this.after({ ...job, ...made }, ways[phase], made);
  }

  private async after(
    one: Case | undefined,
    actions: readonly string[] | undefined,
    parameters: object = { jobId: one?.jobId },
  ): Promise<Case | undefined> {
    if (one === undefined || actions === undefined) return undefined;
    for (const action of actions) await this.do(action, parameters);
    return one;
  }

  /** By the sandbox's own words, read where it keeps them. */
  async phaseOf(thing: Thing, one: Case): Promise<string> {
    const { store } = this.sandbox.deps;
    switch (thing) {
      case 'job':
        return (await store.get('job', one.jobId ?? ''))?.phase ?? 'none';
      case 'sample':
        return (await store.latestSample(one.jobId ?? ''))?.phase ?? 'none';
      case 'invoice':
        return (await store.get('invoice', one.invoiceId ?? ''))?.phase ?? 'none';
      case 'refund':
        return (await store.get('refund', one.refundId ?? ''))?.phase ?? 'none';
      case 'dispute': {
        const dispute = await store.get('dispute', one.disputeId ?? '');
        return dispute === undefined ? 'none' : isOpen(dispute) ? 'open' : 'closed';
      }
      case 'venue':
        return (await store.get('venue', one.venueId ?? ''))?.active ? 'active' : 'inactive';
    }
  }

  /** What the client of the case was told, in order. */
  async announced({ clientId }: Case): Promise<readonly string[]> {
    const { items } = await this.sandbox.publisher.events({ clientId, limit: 1_000 });
    return items.map(({ type }) => type);
  }
}

const wayOfJob = (
  phase: string,
  { channel, billingMode }: Facts,
): readonly string[] | undefined => {
  const isMobile = channel === 'MOBILE';
  const isPayer = billingMode === 'PATIENT_PAY';
  const paid = isPayer || !isMobile ? ['payment.finalize'] : [];
  const confirmed = isMobile ? [...paid, 'phlebotomist.accept'] : paid;
  const begun = [...confirmed, isMobile ? 'phlebotomist.start' : 'venue.checkIn'];
  switch (phase) {
    case 'pendingPayment':
      return isPayer ? [] : undefined;
    case 'pending':
      if (isPayer) return isMobile ? paid : undefined;
      return [];
    case 'available':
      return isMobile ? [...paid, 'dispatch.exhaust'] : undefined;
    case 'confirmed':
      return confirmed;
    case 'inProgress':
      return begun;
    case 'completed':
      return [...begun, 'job.complete'];
    case 'cancelled':
      return ['staff.cancel'];
    case 'noShow':
      return [...confirmed, 'patient.noShow'];
    default:
      throw new Error(`no way to ${phase}`);
  }
};
