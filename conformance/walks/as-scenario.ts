/** A walk that a server has failed, as a scenario file (Arazzo 1.0.1) that `phlebo run` fails at the same place. */
import { stringify } from 'yaml';
import { wordsOf } from './deviation.ts';
import type { Deviation } from './deviation.ts';
import { finalSteps } from './final-steps.ts';
import type { Facts, JobState } from './job-state.ts';
import { beginning, predict, rowOf } from './model.ts';
import { parametersOf } from './move-parameters.ts';
import type { Wanted } from './move-parameters.ts';
import { apiStep, jobIdOf, testbenchStep } from './scenario-steps.ts';
import type { Step } from './scenario-steps.ts';

/** `name` becomes the workflowId: letters, digits and hyphens. */
export function scenarioOf(name: string, deviation: Deviation): string {
  const { walk, finding } = deviation;
  const document = {
    arazzo: '1.0.1',
    info: {
      title: `A walk that failed: ${name}`,
      version: '1.0.0',
      summary: `${wordsOf(walk)}. Expected: ${finding.expected}. Came: ${finding.actual}.`,
    },
    sourceDescriptions: ['openapi', 'testbench.openapi'].map((file, index) => ({
      name: index === 0 ? 'api' : 'testbench',
      url: `${file}.yaml`,
      type: 'openapi',
    })),
    workflows: [
      {
        workflowId: name,
        steps: [...bookingSteps(walk.facts), ...moveSteps(deviation), ...finalSteps(deviation)],
      },
    ],
  };
  // Read alike by readers of YAML 1.1, to which an unquoted date is no text.
  return stringify(document, {
    compat: 'yaml-1.1',
    aliasDuplicateObjects: false,
    singleQuote: true,
  });
}

const clientId = '$steps.client.outputs.clientId';

function bookingSteps(facts: Facts): readonly Step[] {
  const isMobile = facts.channel === 'MOBILE';
  return [
    testbenchStep('client', 'giveClient', { billingMode: facts.billingMode }, [
      'clientId',
      'apiKey',
    ]),
    testbenchStep('panel', 'givePanel', { clientId }, ['panelId']),
    ...(isMobile
      ? [testbenchStep('day', 'giveDate', { days: 14 }, ['date'])]
      : [
          testbenchStep('venue', 'giveVenue', { clientId }, ['venueId']),
          testbenchStep('slot', 'giveSlot', slotWish, ['start']),
        ]),
    apiStep('book', 'createBooking', {
      payload: isMobile ? mobileBody : venueBody,
      outputs: { jobId: '$response.body#/data/jobId' },
    }),
  ];
}

const slotWish = { clientId, venueId: '$steps.venue.outputs.venueId' };

const supplied = {
  patient: {
    ...{ firstName: 'Ada', lastName: 'Okafor', email: 'ada.okafor@example.org' },
    ...{ phone: '+447700900123', dateOfBirth: '1988-04-12', gender: 'FEMALE' },
  },
  ...{ externalUserId: 'user-who-walks', externalOrderId: 'order-of-the-walk' },
  passthrough: { campaign: 'walk' },
};

const testType = '$steps.panel.outputs.panelId';

const mobileBody = {
  fulfillmentChannel: 'MOBILE',
  ...supplied,
  location: { addressLine1: '1 Example Street', city: 'Exampleton', postcode: 'ZZ99 3VZ' },
  appointment: {
    preferredDate: '$steps.day.outputs.date',
    timePreference: 'morning',
    testType,
  },
};

const venueBody = {
  fulfillmentChannel: 'IN_VENUE',
  ...supplied,
  venueId: '$steps.venue.outputs.venueId',
  venueSlotStart: '$steps.slot.outputs.start',
  appointment: { testType },
};

function moveSteps({ walk }: Deviation): readonly Step[] {
  let { state } = beginning(walk.facts);
  return walk.moves.flatMap((move, place) => {
    const steps = stepsOf(move, state, place);
    ({ state } = predict(state, move));
    return steps;
  });
}

function stepsOf(move: string, state: JobState, place: number): readonly Step[] {
  const { trigger, refused } = rowOf(move);
  const stepId = `move${String(place + 1)}`;
  if (trigger === 'cancelBooking') {
    return [apiStep(stepId, 'cancelBooking', { isOfJob: true, isRefused: refused !== undefined })];
  }
  const { fixed, wanted } = parametersOf(move, state, place);
  const asked = Object.entries(wanted).map(([key, want], index) => ({
    key,
    ...asking(`${stepId}-${String(index + 1)}`, want),
  }));
  const parameters = {
    jobId: jobIdOf,
    ...fixed,
    ...Object.fromEntries(asked.map(({ key, value }) => [key, value])),
  };
  const payload = { action: trigger, parameters };
  return [
    ...asked.map(({ step }) => step),
    testbenchStep(stepId, 'moveActor', payload, ['sequence']),
  ];
}

function asking(stepId: string, want: Wanted): { readonly step: Step; readonly value: string } {
  return 'day' in want
    ? {
        step: testbenchStep(stepId, 'giveDate', { days: want.day }, ['dateTime']),
        value: `$steps.${stepId}.outputs.dateTime`,
      }
    : {
        step: testbenchStep(stepId, 'giveSlot', slotWish, ['start']),
        value: `$steps.${stepId}.outputs.start`,
      };
}
