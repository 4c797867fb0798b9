/** The checks whose cases are generated from the contract. */
import type { ActiveCheck } from '../engine/check.ts';
import { bodyChecks } from './body-checks.ts';
import { headerChecks } from './header-checks.ts';
import { pathChecks } from './path-checks.ts';
import { queryChecks } from './query-checks.ts';
import { rawChecks } from './raw-checks.ts';
import { scopeMatrixChecks } from './scope-checks.ts';
import { windowChecks } from './window-checks.ts';

export const generatedChecks: readonly ActiveCheck[] = [
  ...bodyChecks,
  ...rawChecks,
  ...queryChecks,
  ...windowChecks,
  ...pathChecks,
  ...headerChecks,
  ...scopeMatrixChecks,
];
