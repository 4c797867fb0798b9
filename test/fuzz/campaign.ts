/** Many requests to one sandbox, one after the other, and what came of them. */

import fc from 'fast-check';
import type { FuzzTarget } from './known.ts';
import { violationIn } from './judge.ts';
import { fuzzRequest } from './make/fuzz-request.ts';
import { bytesOf, type FuzzRequest } from './request.ts';
import { createTally, type Tally } from './tally.ts';
import { openWire, type Outcome } from './wire.ts';

export type Campaign = {
  readonly tally: Tally;
  /** Undefined when every answer was as it must be. */
  readonly failure: Failure | undefined;
  /** Bytes in requests that made a booking or a link. */
  readonly kept: { readonly count: number; readonly bytes: number };
};

export type Failure = {
  readonly violation: string;
  /** The smallest request found that shows it. */
  readonly request: FuzzRequest;
  readonly seed: number;
};

export type CampaignOptions = {
  readonly requests: number;
  readonly seed: number;
  readonly timeLimitMs?: number;
  /** False: what is found first is good enough. */
  readonly shrinks?: boolean;
};

export const runCampaign = async (
  { sandbox, known }: FuzzTarget,
  { requests, seed, timeLimitMs, shrinks = true }: CampaignOptions,
): Promise<Campaign> => {
  const wire = openWire(Number(new URL(sandbox.url).port), timeLimitMs);
  const tally = createTally();
  const kept = { count: 0, bytes: 0 };
  let violation: string | undefined;
  const property = fc.asyncProperty(fuzzRequest(known), async (request) => {
    const bugs = sandbox.bugs.length;
    const outcome = await wire.send(request);
    // Once something is found, what follows only makes it smaller.
    if (violation === undefined) {
      tally.add(request, outcome);
      if (isKept(request, outcome)) {
        kept.count += 1;
        kept.bytes += bytesOf(request).length;
      }
    }
    const found =
      sandbox.bugs.length > bugs
        ? `the sandbox found itself wrong: ${String(sandbox.bugs.at(-1)?.error)}`
        : violationIn(request, outcome);
    violation = found ?? violation;
    return found === undefined;
  });
  const result = await fc.check(property, { numRuns: requests, seed, endOnFailure: !shrinks });
  wire.close();
  const [request] = result.counterexample ?? [];
  const failure = request === undefined ? undefined : { violation: violation ?? '', request, seed };
  return { tally, failure, kept };
};

const isKept = (request: FuzzRequest, outcome: Outcome): boolean =>
  outcome.is === 'answered' &&
  (request.kind === 'raw' || request.method === 'POST') &&
  outcome.answers.some(({ status }) => status === 200);

/** The violation, and how to send the request again: the same seed gives the same world to `npm start`. */
export const storyOf = ({ violation, request, seed }: Failure): string => {
  const bytes = bytesOf(request);
  const base64 = bytes.toString('base64');
  return [
    `${violation}  (seed ${String(seed)})`,
    JSON.stringify(bytes.toString('latin1').slice(0, 2_000)),
    base64.length > 20_000
      ? `${String(bytes.length)} bytes, too many to be shown: run again with this seed`
      : `echo ${base64} | base64 -d | nc -q 2 127.0.0.1 4010`,
  ].join('\n');
};
