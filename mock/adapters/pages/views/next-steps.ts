/** What happens after a booking, as far as it has come. */

import type { Job } from '../../../domain/job/job.ts';
import { html, type Markup, type Value } from '../../../html/markup.ts';

export const nextSteps = (job: Job): Markup => html`
  <section class="next" aria-labelledby="next-title">
    <h2 id="next-title">What happens next</h2>
    <ol>
      ${stepsFor(job).map((step) => html`<li>${step}</li>`)}
    </ol>
  </section>
`;

const stepsFor = (job: Job): readonly Value[] =>
  job.visit.channel === 'MOBILE' ? homeSteps(job) : clinicSteps;

const homeSteps = (job: Job): readonly Value[] => [
  job.phase === 'confirmed'
    ? 'A phlebotomist has taken your visit and will come to your address.'
    : 'We look for a phlebotomist near you and confirm the time with you.',
  'Have a photo ID ready. Drink water beforehand, unless you were told otherwise.',
  'The phlebotomist takes your sample and sends it to the laboratory.',
  'You hear when your results are ready.',
];

const clinicSteps: readonly Value[] = [
  'Come to the clinic ten minutes before your time and bring a photo ID.',
  'Drink water beforehand, unless you were told otherwise.',
  'Your sample is taken at the clinic and goes to the laboratory.',
  'You hear when your results are ready.',
];
