import { expect, it } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';
import { perform } from '../adapters/control/perform.ts';
import { startSandbox } from '../start-sandbox.ts';
import { rehearsing } from './rehearse.ts';

it('tells what an action would come to, and leaves no trace of it', async () => {
  const { deps, controls, publisher, close } = await startSandbox({ seed: 1 });
  const heard: unknown[] = [];
  deps.store.onLogged((lines) => void heard.push(lines));
  const rehearse = (request: object) => perform(rehearsing({ ...deps, controls }), request);
  const [client] = await deps.store.clients();
  const made = await rehearse({ action: 'booking.createInternal', clientId: client?.id });
  expect(made).toMatchObject({
    ok: true,
    result: { jobId: expect.stringMatching(/^job_/) as unknown },
  });
  const { jobId } = (made as { result: { jobId: string } }).result;
  expect(await deps.store.get('job', jobId)).toBeUndefined();
  expect(await rehearse({ action: 'lab.receive', jobId })).toMatchObject({ error: 'NOT_FOUND' });
  expect((await publisher.events({ jobId })).items).toEqual([]);
  expect(heard).toEqual([]);
  await close();
});

it('does not hold up what is really done meanwhile', async () => {
  const sandbox = await createSandbox({ seed: 1 });
  const clientId = sandbox.clients[0]?.id;
  const { jobId } = await sandbox.do<{ jobId: string }>('booking.createInternal', { clientId });
  await Promise.all([
    fetch(`${sandbox.url}/_sandbox/bookings/${jobId}`),
    sandbox.do('phlebotomist.accept', { jobId }),
  ]);
  const { job } = await sandbox.do<{ job: { phase: string } }>('job.get', { jobId });
  expect(job.phase).toBe('confirmed');
  await sandbox.close();
});
