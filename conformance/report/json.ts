/** results.json: the run as data, for machines. results.schema.json beside this file describes it. */
import type { Results } from './results.ts';

export const jsonReport = (results: Results): string => `${JSON.stringify(results, null, 2)}\n`;
