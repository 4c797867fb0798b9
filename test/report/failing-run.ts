/** A run against a server that is wrong in several ways and sends hostile text: what every report must bear. */
import type { Report } from '../../conformance/report/report.ts';
import { judge } from '../conformance/judge.ts';
import { sandboxTarget } from '../flaws/sandbox.ts';
import { onAnswer, onItems, onMember, withMember, without } from '../flaws/tampering.ts';
import { tamperingProxy } from '../flaws/tampering-proxy.ts';
import type { Tamper } from '../flaws/tampering-proxy.ts';

/** Each does harm somewhere: in HTML, in a script, in XML, in a workflow's log, in a terminal, in a table. */
const hostile = [
  '<img src=http://198.51.100.7/x onerror="document.title=1">',
  '</script><script>document.title = "taken"</script>',
  ']]><failure/>',
  '\n::error::taken\n##[add-mask]taken',
  '\u001b[31m\u0000\u202e\ud800\ufffe',
  '| `taken` | &lt; @everyone',
].join(' ');

const oneAfterTheOther =
  (...tampers: readonly Tamper[]): Tamper =>
  (asked, forward) =>
    tampers.reduce<typeof forward>((next, tamper) => (one) => tamper(one, next), forward)(asked);

/** What the tampering strikes; the rest of the suite would only take time. */
const selection = { only: ['booking', 'panel', 'cancel', 'WIRE-04'], skip: [] };

/** Ends with exit code 1: some checks failed, some passed, some could not be tested. */
export async function failingRun(): Promise<Report> {
  const sandbox = await sandboxTarget();
  const proxy = await tamperingProxy(
    sandbox.url,
    oneAfterTheOther(
      onMember('getBooking', 'job', withMember('status', hostile)),
      onItems('listBookings', 'bookings', withMember('bookingSource', hostile)),
      onItems('listTestPanels', 'panels', without('steps')),
      onAnswer('getBooking', 404, () => ({ success: false, error: 'NOT_FOUND', hostile })),
    ),
  );
  try {
    const control = { url: `${proxy.url}/_sandbox/control`, token: undefined };
    const end = await judge(proxy.url, { control, selection });
    return { ...end, strict: false };
  } finally {
    await proxy.close();
    await sandbox.close();
  }
}
