/** Whether webhooks may go to an address, asked when it is given and not only at each attempt. */

import { refuse, type Refusal } from '../../domain/refusal.ts';
import type { ActionDeps } from './controls.ts';

/** `parameter` names it in the refusal. An address that is not given is not barred. */
export const barredUrl = (
  { controls }: Pick<ActionDeps, 'controls'>,
  parameter: string,
  url: string | null | undefined,
): Refusal | undefined => {
  const why = url === undefined || url === null ? undefined : controls.desk.checkUrl(url);
  return why === undefined ? undefined : refuse('invalid', `${parameter}: ${why}`);
};
