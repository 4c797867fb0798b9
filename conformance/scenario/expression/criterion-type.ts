/** The four flavours of a criterion. */
import type { Criterion } from '../model.ts';

export const criterionTypes = ['simple', 'regex', 'jsonpath', 'xpath'] as const;
export type CriterionType = (typeof criterionTypes)[number];

export const typeOf = ({ type }: Criterion): CriterionType =>
  type === undefined ? 'simple' : typeof type === 'string' ? type : type.type;
