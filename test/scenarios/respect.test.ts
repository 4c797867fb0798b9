/** Every scenario runs unchanged in Redocly's respect, and ours says the same of it: of a sound server, and of wrong ones. */
import { afterEach, describe, expect, it } from 'vitest';
import { sandboxTarget } from '../flaws/sandbox.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { afterSigning, onEventData, posting, typeOf, withHeaders } from '../flaws/posting.ts';
import { onAnswer, onMember, withMember } from '../flaws/tampering.ts';
import { tamperingProxy } from '../flaws/tampering-proxy.ts';
import type { Tamper } from '../flaws/tampering-proxy.ts';
import { openStage } from './stage.ts';
import type { Stage } from './stage.ts';
import { askOurs, askRespect, scenarioFiles } from './verdicts.ts';
import type { Verdicts } from './verdicts.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function stageOf(options: SandboxOptions, tamper?: Tamper): Promise<Stage> {
  const sandbox = await sandboxTarget({ world: 'empty', ...options });
  closing.push(sandbox.close);
  const proxy = tamper === undefined ? undefined : await tamperingProxy(sandbox.url, tamper);
  if (proxy !== undefined) closing.push(proxy.close);
  const stage = await openStage({ url: proxy?.url ?? sandbox.url, controlUrl: sandbox.controlUrl });
  closing.push(stage.close);
  return stage;
}

const failed = (verdicts: Verdicts): readonly string[] =>
  Object.entries(verdicts)
    .filter(([, verdict]) => verdict !== 'passed')
    .map(([name]) => name)
    .sort();

describe('a sound server', () => {
  it('passes every scenario in respect', { timeout: 120_000 }, async () => {
    const verdicts = await askRespect(scenarioFiles, await stageOf({}));
    expect(Object.entries(verdicts).filter(([, verdict]) => verdict !== 'passed')).toEqual([]);
    expect(new Set(Object.keys(verdicts).map((name) => name.split(' ')[0])).size).toBe(
      scenarioFiles.length,
    );
  });

  it('passes every scenario in our own interpreter', { timeout: 60_000 }, async () => {
    const stage = await stageOf({});
    const verdicts = await askOurs(scenarioFiles, stage);
    expect(Object.entries(verdicts).filter(([, verdict]) => verdict !== 'passed')).toEqual([]);
    expect(stage.observations.map(({ id, answer }) => [id, answer])).toEqual([['O01', 'yes']]);
  });
});

type Wrong = {
  readonly name: string;
  readonly files: readonly string[];
  /** The workflows that fail. */
  readonly red: readonly string[];
  readonly tamper?: Tamper;
  readonly sandbox?: () => SandboxOptions;
};

const wrong: readonly Wrong[] = [
  {
    name: 'answers a cancellation with the id of another booking',
    files: ['cancel/in-time', 'cancel/too-late', 'webhooks/subscription'],
    red: ['in-time cancel-in-time'],
    tamper: onMember('cancelBooking', 'jobId', () => 'job_of_another'),
  },
  {
    name: 'cancels within the lock',
    files: ['cancel/in-time', 'cancel/too-late'],
    red: ['too-late cancel-too-late'],
    tamper: onAnswer('cancelBooking', 409, () => ({ success: true, data: {} })),
  },
  {
    name: 'signs with the wrong secret',
    files: ['booking/first-booking', 'booking/hosted-link', 'webhooks/replay'],
    red: ['first-booking first-booking', 'replay receiver-down', 'replay replay'],
    sandbox: posting(
      afterSigning((post) => withHeaders(post, { 'webhook-signature': 'v1,bm90IGEgc2lnbmF0dXJl' })),
    ),
  },
  {
    name: 'shows who has drawn the blood to everybody',
    files: ['fulfillment/visible-or-absent', 'visit/mobile-visit'],
    red: ['visible-or-absent fulfillment-absent'],
    tamper: onMember('getBooking', 'job', (job) =>
      'fulfillment' in job
        ? job
        : withMember('fulfillment', { type: 'INTERNAL', partner: null })(job),
    ),
  },
  {
    name: 'tells the whole name of the patient',
    files: ['booking/first-booking', 'money/patient-pay'],
    red: ['first-booking first-booking'],
    sandbox: posting(
      onEventData((data, type) => (type === 'job.created' ? { ...data, name: 'Okafor' } : data)),
    ),
  },
  {
    name: 'tells of a phlebotomist who backs out as of a cancellation',
    files: ['gaps/silent-back-out', 'dispatch/nobody-found', 'lists/paging'],
    red: ['silent-back-out silent-back-out'],
    sandbox: posting(() => (post) => {
      if (typeOf(post) !== 'job.confirmed') return undefined;
      const told = JSON.stringify({ ...JSON.parse(post.body.toString()), type: 'job.cancelled' });
      return [post, { ...post, body: Buffer.from(told) }];
    }),
  },
];

describe('a server that', () => {
  it.each(wrong)('$name: fails the same scenarios in both', { timeout: 30_000 }, async (one) => {
    const stage = await stageOf(one.sandbox?.() ?? {}, one.tamper);
    const files = one.files.map((name) => `${name}.arazzo.yaml`);
    const [theirs, ours] = [await askRespect(files, stage), await askOurs(files, stage)];
    expect(failed(theirs)).toEqual(one.red);
    expect(failed(ours), JSON.stringify(ours)).toEqual(one.red);
    expect(Object.keys(ours).sort()).toEqual(Object.keys(theirs).sort());
  });
});
