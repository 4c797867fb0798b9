/** The inputs of a workflow: what was given, what the schema has for the rest, and what does not fit. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { placeName } from '../yaml/place-name.ts';
import { pointerTokens } from './expression/reference.ts';
import type { Components, Workflow } from './model.ts';

export type Inputs =
  | { readonly ok: true; readonly values: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly problem: string };

type Given = Readonly<Record<string, unknown>>;

/** Defaults of the schema are filled in. `$ref: '#/components/inputs/…'` leads into the document. */
export function readInputs(
  { inputs, workflowId }: Workflow,
  components: Components,
  given: Given,
): Inputs {
  if (inputs === undefined) return { ok: true, values: given };
  const values = structuredClone(given) as Record<string, unknown>;
  const ajv = new Ajv2020({ strict: false, useDefaults: true, allErrors: true });
  addFormats.default(ajv);
  try {
    const validate = ajv.compile({ ...inputs, components: { inputs: components.inputs } });
    if (validate(values)) return { ok: true, values };
    const faults = (validate.errors ?? []).map(({ instancePath, message }) => {
      const path = pointerTokens(instancePath);
      return `${path.length === 0 ? 'it' : placeName(path)} ${message ?? 'does not fit'}`;
    });
    return { ok: false, problem: `the inputs of ${workflowId} do not fit: ${faults.join(', ')}` };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { ok: false, problem: `the inputs of ${workflowId} are no JSON Schema: ${why}` };
  }
}
