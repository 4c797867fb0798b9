/** Hosted pages that are wrong in one thing each: a small site in front of a sound sandbox. */
import type { SiteFaults } from '../page-driver/fixtures/site-faults.ts';
import { range } from './flaw.ts';
import type { Flaw } from './flaw.ts';

const flaw = (
  name: string,
  site: SiteFaults,
  found: Pick<Flaw, 'red' | 'warned' | 'blocked' | 'among'>,
): Flaw => ({ name, site, ...found });

export const pageFlaws: readonly Flaw[] = [
  flaw(
    'shows a fresh link a page that is not there',
    { closed: true },
    { red: ['HOSTED-01', 'HOSTED-02'], blocked: ['HOSTED-03', 'HOSTED-10', 'HOSTED-25'] },
  ),
  flaw(
    'thanks for a booking on a page and makes none',
    { booksNothing: true },
    { red: ['HOSTED-02'], blocked: ['HOSTED-03', 'HOSTED-14'], among: ['HOSTED-01'] },
  ),
  flaw(
    'says that a booking made on a page came by the API',
    { bookingSource: 'INTEGRATION_API' },
    { red: ['HOSTED-03'], among: ['HOSTED-02'] },
  ),
  flaw(
    'forgets on a page whose order it is',
    { loses: ['externalUserId', 'externalOrderId', 'passthrough'] },
    { red: range('HOSTED', 4, 8), among: ['HOSTED-02'] },
  ),
  flaw('lets a link book twice', { reusable: true }, { red: ['HOSTED-10', 'HOSTED-11'] }),
  flaw(
    'uses up all links that name no order with the first of them',
    { usesUpOthers: true },
    { red: ['HOSTED-31'], among: ['HOSTED-10'] },
  ),
  flaw('lets a link book after its day', { neverExpires: true }, { red: ['HOSTED-13'] }),
  flaw(
    'lets whoever has opened a link in time book after its day',
    { sessions: 'of all' },
    { red: ['HOSTED-13'], among: ['HOSTED-30'] },
  ),
  flaw(
    'lets whoever has opened a link to clinics in time book after its day',
    { sessions: 'of venues' },
    { red: ['HOSTED-13'], among: ['HOSTED-30'] },
  ),
  flaw(
    'lets a link expire after half a day when nobody has opened it',
    { halfDay: true },
    { red: ['HOSTED-30'], among: ['HOSTED-13'] },
  ),
  flaw(
    'trusts the token of a link, whoever signed it',
    { trusting: true },
    { red: ['HOSTED-12'], among: ['HOSTED-02'] },
  ),
  flaw(
    'books at a clinic whatever the scope of a link',
    { always: 'IN_VENUE' },
    { red: ['HOSTED-14', 'HOSTED-18'], among: ['HOSTED-15'] },
  ),
  flaw(
    'books at home whatever the scope of a link',
    { always: 'MOBILE' },
    { red: ['HOSTED-15', 'HOSTED-16', 'HOSTED-17'], among: ['HOSTED-14'] },
  ),
  flaw(
    'books at the first clinic of all',
    { firstVenue: true },
    { red: ['HOSTED-16'], among: ['HOSTED-15'] },
  ),
  flaw(
    'offers a clinic in place of a visit, and refuses it',
    { noVenueEver: true },
    { red: ['HOSTED-19'], among: ['HOSTED-18'] },
  ),
  flaw('sells a full slot on a page', { overbooks: true }, { red: ['HOSTED-20'] }),
  flaw(
    'asks for what the hint has said',
    { ignoresHint: true },
    { red: [], warned: ['HOSTED-09'], among: ['HOSTED-02'] },
  ),
  flaw(
    'uses a link up for a form that it refuses',
    { strictOnce: true },
    { red: ['HOSTED-21'], among: ['HOSTED-22'] },
  ),
  flaw(
    'books with any postcode and any email on a page',
    { lax: true },
    { red: [], warned: ['HOSTED-22'], blocked: ['HOSTED-21'] },
  ),
  flaw(
    'writes the hint into its page as it came',
    { unescaped: true },
    { red: [], warned: ['HOSTED-23'] },
  ),
  flaw("shows everybody's bookings on a page", { gossips: true }, { red: ['HOSTED-24'] }),
  flaw('sends pages without a guard', { bareHeaders: true }, { red: [], warned: ['HOSTED-25'] }),
  flaw(
    'lets another host count its patients',
    { thirdParty: true },
    { red: [], warned: ['HOSTED-26'] },
  ),
  flaw(
    'has fields without labels',
    { unlabelled: true },
    { red: [], warned: ['HOSTED-27'], among: ['HOSTED-02'] },
  ),
  flaw('is wider than a phone', { wide: true }, { red: [], warned: ['HOSTED-28'] }),
  flaw(
    'has no page at paymentRequiredUrl',
    { paymentClosed: true },
    { red: ['PAYPAGE-01', 'PAYPAGE-02'], blocked: ['PAYPAGE-05'] },
  ),
  flaw(
    'thanks for a payment and takes none',
    { takesNoMoney: true },
    { red: ['PAYPAGE-02'], blocked: ['PAYPAGE-05'], among: ['PAYPAGE-01'] },
  ),
  flaw(
    'has no page on which a visit is paid',
    { visitsUnpaid: 'no page' },
    { red: ['PAYPAGE-70'], among: ['PAYPAGE-01', 'PAYPAGE-02'] },
  ),
  flaw(
    'thanks for the payment of a visit and takes none',
    { visitsUnpaid: 'no money' },
    { red: ['PAYPAGE-70'], among: ['PAYPAGE-02'] },
  ),
  flaw(
    'confirms a job whose card was declined',
    { paysDeclined: true },
    { red: ['PAYPAGE-03'], blocked: ['PAYPAGE-04'] },
  ),
  flaw(
    'gives up on a patient whose card was declined',
    { givesUp: true },
    { red: [], warned: ['PAYPAGE-04'], among: ['PAYPAGE-03'] },
  ),
  flaw(
    'tells of each payment of a job',
    { confirmsAgain: true },
    { red: ['PAYPAGE-05'], among: ['PAYPAGE-02'] },
  ),
  flaw(
    'breaks when a job is paid a second time',
    { breaksOnSecond: true },
    { red: ['PAYPAGE-05'], among: ['PAYPAGE-02'] },
  ),
  flaw(
    'has card fields without labels',
    { unlabelledCard: true },
    { red: [], warned: ['PAYPAGE-06'] },
  ),
];
