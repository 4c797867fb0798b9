/** Test panels: five that the operator offers to all, and two that are private to a client. */

import type { PanelStep } from '../../domain/panel/panel.ts';
import type { WorldPanel } from '../world.ts';
import type { SeededClients } from './clients.ts';
import type { Maker } from './maker.ts';

export type SeededPanels = {
  readonly global: readonly SeededPanel[];
  readonly weekly: SeededPanel;
  readonly patientPay: SeededPanel;
};
type SeededPanel = WorldPanel & { readonly id: string };

const identity = step('Confirm identity', true, false);
const draw = step('Venous draw', true, false);
const label = step('Label the tubes', true, true);
const fasting = step('Confirm fasting', true, false);
const pressure = step('Blood pressure', false, false);

export const makePanels = (make: Maker, clients: SeededClients): SeededPanels => {
  const panel = (
    name: string,
    description: string | null,
    steps: readonly Omit<PanelStep, 'order'>[],
  ): SeededPanel => ({
    id: make.id('tp'),
    name,
    description,
    steps: steps.map((each, index) => ({ ...each, order: index + 1 })),
  });
  return {
    global: [
      panel('Full blood count', 'Red cells, white cells and platelets.', [identity, draw, label]),
      panel('Lipid profile', 'Cholesterol and triglycerides.', [identity, fasting, draw, label]),
      panel('HbA1c', 'Average blood sugar over three months.', [identity, draw, label]),
      panel('Thyroid function', null, [identity, draw, label]),
      panel('Vitamin D and B12', null, [identity, draw, label]),
    ],
    weekly: {
      ...panel('Executive screen', 'Agreed with the client.', [
        identity,
        fasting,
        pressure,
        draw,
        label,
      ]),
      clientId: clients.weekly.id,
    },
    patientPay: {
      ...panel('Wellbeing check', null, [identity, draw]),
      clientId: clients.patientPay.id,
    },
  };
};

export const panelList = (panels: SeededPanels): readonly SeededPanel[] => [
  ...panels.global,
  panels.weekly,
  panels.patientPay,
];

function step(
  name: string,
  isMandatory: boolean,
  requiresPhoto: boolean,
): Omit<PanelStep, 'order'> {
  return { name, isMandatory, requiresPhoto };
}
