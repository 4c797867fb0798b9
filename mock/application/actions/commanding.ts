/** An action that is one command on one thing. */

import type { Decision, Refusal } from '../../domain/refusal.ts';
import type { EventOf, Kind, State } from '../aggregates.ts';
import { change, move, type Change } from '../change.ts';
import type { Deps } from '../ports.ts';
import { doneOr, type Done } from './outcome.ts';

type Of<IdName extends string> = Readonly<Record<IdName, string>>;

/**
 * For things of this kind, which the parameter `idName` names: from what makes the command to the
 * action that has it decided. Each action may take further parameters.
 */
export const commanding =
  <K extends Kind, IdName extends string, Command>(
    kind: K,
    idName: IdName,
    decide: (command: Command, state: State<K>) => Decision<EventOf<K>>,
  ) =>
  <Parameters extends Of<IdName>>(
    commandOf: (context: Change, parameters: Parameters, state: State<K>) => Command,
  ) =>
  (deps: Deps, parameters: Parameters): Promise<Done | Refusal> =>
    change(deps, async (context) =>
      doneOr(
        await move(context, kind, parameters[idName], (state) =>
          decide(commandOf(context, parameters, state), state),
        ),
      ),
    );
