/** What the patient of the driver's tests wishes for. */
import type { PageWish } from '../../conformance/target/pages/page-wish.ts';

export const givenWish: PageWish = {
  patient: {
    ...{ firstName: 'Ada', lastName: 'Okafor', email: 'ada@example.org' },
    ...{ phone: '+447700900123', dateOfBirth: '1988-04-12', gender: 'FEMALE' },
  },
  location: { addressLine1: '1 Example Street', city: 'Exampleton', postcode: 'ZZ99 3VZ' },
  date: '2027-01-05',
  timePreference: 'afternoon',
  panel: { id: 'tp_1', name: 'Full blood count' },
};
