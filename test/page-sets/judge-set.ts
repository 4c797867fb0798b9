/** Judges a server whose hosted pages are those of another company. */
import type { CheckSettings } from '../../conformance/check-server.ts';
import { judge, type Judged } from '../conformance/judge.ts';
import type { PageFault } from './faults.ts';
import { startPageSet, type PageSetName } from './start-page-set.ts';

/** Today's, ms: whether tomorrow morning is within the 24 hours of the lock hangs on no time of day. */
const noon = (): number => new Date().setUTCHours(12, 0, 0, 0);

/** In a sandbox of its own, with a browser. */
export async function judgeSet(
  name: PageSetName,
  settings: Partial<CheckSettings>,
  fault?: PageFault,
): Promise<Judged> {
  const set = await startPageSet(name, { fault, sandbox: { startAt: noon() } });
  const control = { url: set.controlUrl, token: undefined };
  try {
    return await judge(set.url, { ...settings, control, browser: 'auto' });
  } finally {
    await set.close();
  }
}
