/** What stands for itself, or is taken from the components of the document (Arazzo 1.0.1, "Reusable Object"). */
import { isReusable } from './model.ts';
import type { Components, FailureAction, Parameter, Reusable, SuccessAction } from './model.ts';

export type ReusableKind = 'parameters' | 'successActions' | 'failureActions';

/** The key of `$components.kind.key`, or undefined when the reference is to something else. */
export function keyOf(reference: string, kind: ReusableKind): string | undefined {
  const prefix = `$components.${kind}.`;
  return reference.startsWith(prefix) ? reference.slice(prefix.length) : undefined;
}

/** Undefined when the components have no such parameter, which lint refuses. */
export function parameterOf(
  written: Parameter | Reusable,
  components: Components,
): Parameter | undefined {
  if (!isReusable(written)) return written;
  const shared = member(components.parameters, keyOf(written.reference, 'parameters'));
  if (shared === undefined || written.value === undefined) return shared;
  return { ...shared, value: written.value };
}

export const successActionOf = (
  written: SuccessAction | Reusable,
  components: Components,
): SuccessAction | undefined =>
  isReusable(written)
    ? member(components.successActions, keyOf(written.reference, 'successActions'))
    : written;

export const failureActionOf = (
  written: FailureAction | Reusable,
  components: Components,
): FailureAction | undefined =>
  isReusable(written)
    ? member(components.failureActions, keyOf(written.reference, 'failureActions'))
    : written;

const member = <T>(all: Readonly<Record<string, T>>, key: string | undefined): T | undefined =>
  key !== undefined && Object.hasOwn(all, key) ? all[key] : undefined;
