import { expect, it } from 'vitest';
import { createCommandLog } from './command-log.ts';
import type { Reply } from './options.ts';

const place = { now: () => 5, seq: () => 7 };
const replying = (reply: Reply) => () => Promise.resolve(reply);

it('notes what was asked, where in the log that was, and why it was refused', async () => {
  const log = createCommandLog(place);
  const act = log.noting(replying({ ok: false, error: 'REFUSED', message: 'Not now.' }));
  await act({ action: 'job.complete', jobId: 'job_1', partner: { id: 'p' } });
  expect(log.list()).toEqual([
    {
      ...{ number: 1, at: 5, seq: 7, action: 'job.complete', refusal: 'Not now.' },
      ...{ parameters: '{"jobId":"job_1","partner":{"id":"p"}}', about: ['job_1'] },
    },
  ]);
});

it('notes the ids that came of it, and no key or secret', async () => {
  const log = createCommandLog(place);
  const result = { clientId: 'cl_1', webhookSecret: 'whsec_x', apiKey: 'pj_live_x' };
  await log.noting(replying({ ok: true, result }))({ action: 'client.create' });
  expect(log.list()[0]?.about).toEqual(['cl_1']);
  expect(JSON.stringify(log.list())).not.toMatch(/whsec_|pj_live_/);
});

it.each([
  'describe',
  'job.get',
  'clock.read',
  'webhook.readSecret',
  'venue.freeSlots',
  'fault.list',
])('does not note what only looks: %s', async (action) => {
  const log = createCommandLog(place);
  await log.noting(replying({ ok: true, result: {} }))({ action });
  expect(log.list()).toEqual([]);
});

it('keeps the latest thousand, and passes on what is no action', async () => {
  const log = createCommandLog(place);
  const act = log.noting(replying({ ok: true, result: {} }));
  expect(await act(null)).toEqual({ ok: true, result: {} });
  for (let done = 0; done < 1_001; done += 1) await act({ action: 'reset' });
  expect([log.list().length, log.list()[0]?.number]).toEqual([1_000, 2]);
});
