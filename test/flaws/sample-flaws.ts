/** Servers that show samples wrongly. */
import type { Flaw } from './flaw.ts';
import { idIn, onData, onMember, withMember } from './tampering.ts';
import type { Json } from './tampering.ts';
import type { Tamper } from './tampering-proxy.ts';

/** A sample that is there, and the id of its job. */
const onSample = (change: (sample: Json, jobId: string) => unknown): Tamper =>
  onMember('getBookingSample', 'sample', (sample, asked) =>
    (sample as Json | null) === null ? null : change(sample, idIn(asked.path)),
  );

const losing =
  (key: string): (() => Tamper) =>
  () =>
    onSample(withMember(key, null));

const calling =
  (from: string, to: string): (() => Tamper) =>
  () =>
    onSample((sample) => (sample['status'] === from ? { ...sample, status: to } : sample));

const early = {
  ...{ barcode: null, status: 'EXPECTED', sampleDate: null, mailTracking: null },
  ...{ clientMetadata: null, collectionNotes: null, shipmentMode: null },
  ...{ resultsReadyAt: null, resultsUrl: null },
};

/** Results of what was never received are held back. */
const wantsReceipt = (): Tamper => {
  const received = new Set<string>();
  return onSample((sample, jobId) => {
    if (sample['status'] === 'RECEIVED_BY_LAB') received.add(jobId);
    return received.has(jobId) ? sample : { ...sample, status: 'REGISTERED' };
  });
};

const isSomething = (value: unknown): boolean => Boolean(value);

/** Shows where the results are from the second time on that it is asked for them. */
const showsAtLast = (): Tamper => {
  const ready = new Set<string>();
  return onSample((sample, jobId) => {
    const resultsUrl = ready.has(jobId) ? 'https://results.example.org/r/1' : null;
    if (sample['status'] === 'RESULTS_READY') ready.add(jobId);
    return { ...sample, resultsUrl };
  });
};

export const sampleFlaws: readonly Flaw[] = [
  {
    name: 'cuts the zeros off that a barcode begins with',
    tamper: () =>
      onSample((sample) => ({
        ...sample,
        barcode: (sample['barcode'] as string | null)?.replace(/^0+/, '') ?? null,
      })),
    red: ['SAMPLE-04'],
    among: ['SAMPLE-06'],
  },
  {
    name: 'keeps the first line of the notes of a sample',
    tamper: () =>
      onSample((sample) => ({
        ...sample,
        collectionNotes: (sample['collectionNotes'] as string | null)?.split('\n')[0] ?? null,
      })),
    red: ['SAMPLE-06', 'SAMPLE-12'],
    among: ['SAMPLE-04'],
  },
  {
    name: 'drops what is no or none from the metadata of a sample',
    tamper: () =>
      onSample((sample) => ({
        ...sample,
        clientMetadata:
          sample['clientMetadata'] === null
            ? null
            : Object.fromEntries(
                Object.entries(sample['clientMetadata'] as Json).filter(([, one]) =>
                  isSomething(one),
                ),
              ),
      })),
    red: ['SAMPLE-05', 'FIELD-07'],
    among: ['SAMPLE-04', 'SAMPLE-06'],
  },
  {
    name: 'shows where the results are when they are asked for again',
    tamper: showsAtLast,
    red: ['SAMPLE-15'],
    among: ['SAMPLE-10', 'SAMPLE-11', 'WALK-01', 'WALK-03'],
  },
  {
    name: 'dates a sample by its appointment',
    tamper: () =>
      onSample((sample) => ({
        ...sample,
        sampleDate: new Date(
          Date.parse(String(sample['sampleDate'])) + 14 * 86_400_000,
        ).toISOString(),
      })),
    red: ['SAMPLE-16'],
    among: ['SAMPLE-02', 'SAMPLE-13'],
  },
  {
    name: 'expects a sample as soon as the visit has begun',
    tamper: () => onData('getBookingSample', ({ sample }) => ({ sample: sample ?? early })),
    red: ['SAMPLE-01'],
    warned: ['SAMPLE-03'],
  },
  {
    name: 'loses the barcode',
    tamper: losing('barcode'),
    red: ['SAMPLE-04'],
    among: ['SAMPLE-07'],
  },
  {
    name: 'loses the metadata of a sample',
    tamper: losing('clientMetadata'),
    red: ['SAMPLE-05', 'SAMPLE-12'],
    among: ['SAMPLE-06'],
  },
  {
    name: 'loses the notes of a sample',
    tamper: losing('collectionNotes'),
    red: ['SAMPLE-06', 'SAMPLE-12'],
    among: ['SAMPLE-05'],
  },
  {
    name: 'loses the shipment mode of a sample',
    tamper: losing('shipmentMode'),
    red: ['SAMPLE-07'],
    among: ['SAMPLE-04'],
  },
  {
    name: 'does not tell that the lab has a sample',
    tamper: calling('RECEIVED_BY_LAB', 'REGISTERED'),
    red: ['SAMPLE-08'],
    among: ['SAMPLE-09'],
  },
  {
    name: 'does not tell that the results are there',
    tamper: calling('RESULTS_READY', 'RECEIVED_BY_LAB'),
    red: ['SAMPLE-09', 'SAMPLE-10'],
    among: ['SAMPLE-08'],
  },
  {
    name: 'wants a receipt before the results',
    tamper: wantsReceipt,
    red: ['SAMPLE-10'],
    among: ['SAMPLE-08', 'SAMPLE-09'],
  },
  {
    name: 'shows where the results are once they are there',
    tamper: () =>
      onSample((sample) =>
        sample['status'] === 'RESULTS_READY'
          ? { ...sample, resultsUrl: 'https://results.example.org/r/1' }
          : sample,
      ),
    red: ['SAMPLE-11'],
    among: ['SAMPLE-09'],
  },
  {
    name: 'does not show the sample with its job',
    tamper: () => onMember('getBooking', 'job', withMember('sample', null)),
    red: ['SAMPLE-12'],
    among: ['SAMPLE-05'],
  },
];
