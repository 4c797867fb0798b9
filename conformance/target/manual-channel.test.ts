import { describe, expect, it } from 'vitest';
import { manualChannel } from './manual-channel.ts';

/** A person who has these answers ready, and then leaves. */
function person(...answers: string[]) {
  const asked: string[] = [];
  const channel = manualChannel((text) => {
    asked.push(text);
    return Promise.resolve(answers.shift());
  });
  return { asked, channel };
}

describe('control by a person', () => {
  it('offers what a person can do, and no clock that could be moved', async () => {
    const described = await person().channel.send('describe', {});
    expect(described).toMatchObject({ kind: 'done', result: { protocol: 1, clock: 'real' } });
    const { actions } = (described as unknown as { result: { actions: string[] } }).result;
    expect(actions).toEqual(expect.arrayContaining(['phlebotomist.accept', 'dispute.close']));
    expect(actions).not.toContain('clock.advance');
    expect(actions).not.toContain('key.mint');
  });

  it('says what is to be done, and for what', async () => {
    const { asked, channel } = person('');
    expect(await channel.send('phlebotomist.accept', { jobId: 'j_1' })).toEqual({
      kind: 'done',
      result: {},
    });
    expect(asked[0]).toMatch(/WAITING for phlebotomist\.accept\n {4}jobId: "j_1"/);
  });

  it('takes a result as JSON, and asks again when it is none', async () => {
    const { asked, channel } = person('rf_1', '{"refundId": "rf_1"}');
    expect(await channel.send('refund.create', { jobId: 'j_1' })).toEqual({
      kind: 'done',
      result: { refundId: 'rf_1' },
    });
    expect(asked[1]).toMatch(/neither JSON/);
  });

  it.each([
    [['no we have no lab'], 'we have no lab'],
    [['no'], 'the person cannot do it'],
    [[], 'nobody is there to do it'],
  ])('takes %j for an action that cannot be had', async (answers, message) => {
    expect(await person(...answers).channel.send('lab.publish', {})).toEqual({
      ...{ kind: 'denied', error: 'UNSUPPORTED' },
      message,
    });
  });

  it('asks one thing at a time', async () => {
    const { asked, channel } = person('', '');
    await Promise.all([channel.send('lab.receive', {}), channel.send('lab.publish', {})]);
    expect(asked.map((text) => /WAITING for (\S+)/.exec(text)?.[1])).toEqual([
      'lab.receive',
      'lab.publish',
    ]);
  });
});
