/**
 * `npm run fuzz`: malformed and borderline requests for every operation. Exits 1 when an answer is
 * not what it must be, with the smallest request that shows it.
 *
 * FUZZ_REQUESTS (100,000), FUZZ_SEED (1).
 */

import { usualPolicies, type Policies } from '../mock/domain/policy.ts';
import { damageTo } from '../test/fuzz/aftermath.ts';
import { runCampaign, storyOf, type Campaign } from '../test/fuzz/campaign.ts';
import { heapInUse } from '../test/fuzz/heap.ts';
import { startFuzzTarget } from '../test/fuzz/known.ts';
import { otherReadings } from '../test/fuzz/other-readings.ts';
import { tableOf, totalOf } from '../test/fuzz/tally.ts';

const requests = Number(process.env['FUZZ_REQUESTS'] ?? 100_000);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

/** What is kept may take its own size in bytes several times over, and its record in state and log. */
const heapAllowed = ({ kept }: Campaign): number =>
  32 * 2 ** 20 + kept.count * 8_192 + 4 * kept.bytes;

const mebibytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);

const fuzz = async (title: string, policies: Policies, count: number): Promise<boolean> => {
  const target = await startFuzzTarget({ policies });
  // Once through all that is loaded or compiled on first use.
  await runCampaign(target, { requests: Math.min(count, 500), seed: seed + 1 });
  const before = heapInUse();
  const startedAt = performance.now();
  const campaign = await runCampaign(target, { requests: count, seed });
  const seconds = (performance.now() - startedAt) / 1000;
  const grown = heapInUse() - before;
  const wrong = [...(await damageTo(target))];
  await target.sandbox.close();

  const { tally, failure, kept } = campaign;
  const answers = totalOf(tally);
  const share = (status: number): number => totalOf(tally, status) / answers;
  for (const status of [401, 429]) {
    if (share(status) >= 0.01) wrong.push(`${String(status)} makes up 1 % or more`);
  }
  if (grown > heapAllowed(campaign)) wrong.push(`the heap grew by ${mebibytes(grown)} MiB`);
  if (failure !== undefined) wrong.push(storyOf(failure));

  console.log(`\n${title}: ${String(count)} requests, seed ${String(seed)}\n`);
  console.log(tableOf(tally));
  console.log(
    `\n401: ${(share(401) * 100).toFixed(2)} %, 429: ${(share(429) * 100).toFixed(2)} %; ` +
      `${seconds.toFixed(0)} s; heap grew by ${mebibytes(grown)} MiB ` +
      `for ${String(kept.count)} things kept (${mebibytes(kept.bytes)} MiB as sent)`,
  );
  for (const each of wrong) console.error(`\nWRONG: ${each}`);
  return wrong.length === 0;
};

const others = Math.floor(requests / 5);
const results = [
  await fuzz('The usual readings', usualPolicies, requests - others),
  await fuzz('The other readings', otherReadings, others),
];
process.exit(results.every(Boolean) ? 0 : 1);
