/** The test panels of a world: one global one where it names none, so that it can be booked in. */

import { usualSteps } from '../../application/actions/usual-catalogue.ts';
import type { Panel } from '../../domain/panel/panel.ts';
import { derivedId } from '../derived-id.ts';
import type { WorldPanel } from '../world.ts';

export const completePanels = (panels: readonly WorldPanel[] = [{}]): readonly Panel[] =>
  panels.map((panel, index) => ({
    id: panel.id ?? derivedId('tp', index),
    clientId: panel.clientId ?? null,
    name: panel.name ?? panel.id ?? (index === 0 ? 'Full blood count' : `Panel ${index + 1}`),
    description: panel.description ?? null,
    steps: panel.steps ?? usualSteps,
  }));
