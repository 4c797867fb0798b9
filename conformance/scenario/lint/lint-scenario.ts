/** Holds a scenario file against Arazzo 1.0.1 and the profile that all runners understand alike. */
import type { LoadedScenario, ScenarioFile } from '../load-scenario.ts';
import type { PlacedRemark, Remark } from '../remark.ts';
import { branchOnSuccess, gotoForward, retries, targets } from './action-rules.ts';
import { criteria } from './condition-rules.ts';
import { sources, version } from './header-rules.ts';
import { duplicateIds, idSyntax, stepIdsOfTheirOwn } from './id-rules.ts';
import type { LintContext, Rule } from './lint-context.ts';
import { marks } from './mark-rules.ts';
import { payloads } from './payload-rules.ts';
import { references } from './reference-rules.ts';
import {
  asksOneThing,
  hasCriterion,
  knownComponents,
  knownOperation,
  parameters,
} from './step-rules.ts';
import { cycles, inputSchemas, knownWorkflows } from './workflow-rules.ts';

const rules: readonly Rule[] = [
  ...[version, sources, idSyntax, duplicateIds, stepIdsOfTheirOwn, marks],
  ...[inputSchemas, knownWorkflows, cycles, asksOneThing, knownOperation, knownComponents],
  ...[parameters, payloads, hasCriterion, criteria, references],
  ...[targets, gotoForward, branchOnSuccess, retries],
];

/** In the order of the file, each said once. Empty: nothing is to be said. */
export function lintScenario(
  loaded: LoadedScenario,
  known: Omit<LintContext, 'document'>,
): readonly PlacedRemark[] {
  if (!loaded.ok) return inOrder(loaded.remarks);
  const { document, place } = loaded.scenario;
  const context = { document, ...known };
  return inOrder(rules.flatMap((rule) => rule(context)).map((remark: Remark) => place(remark)));
}

/** Ids of checks are unique over all files that are run together. */
export function lintTogether(files: readonly ScenarioFile[]): readonly PlacedRemark[] {
  const seen = new Map<string, string>();
  return files.flatMap(({ file, document, place }) =>
    document.workflows.flatMap((workflow, index) => {
      const id = workflow['x-phlebo']?.id;
      if (id === undefined) return [];
      const before = seen.get(id);
      seen.set(id, file);
      // Twice in one file is told by that file's own rules.
      if (before === undefined || before === file) return [];
      return [
        place({
          ...{ rule: 'duplicate-id', severity: 'error' },
          path: ['workflows', index, 'x-phlebo', 'id'],
          message: `${id} is in ${before}, too: give the next free number`,
        }),
      ];
    }),
  );
}

function inOrder(remarks: readonly PlacedRemark[]): readonly PlacedRemark[] {
  const once = new Map(remarks.map((remark) => [JSON.stringify(remark), remark]));
  return [...once.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}
