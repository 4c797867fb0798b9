/** Signs what a form belongs to: a page of another site cannot read ours, so it has no such token. */

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** `purpose` and `id` name the form and its link or job: a token of one opens no other. */
export type FormTokens = {
  readonly sign: (purpose: string, id: string) => string;
  readonly holds: (token: string, purpose: string, id: string) => boolean;
};

/** Tokens outlive neither their process nor anyone's knowledge of `secret`. */
export const createFormTokens = (secret: Uint8Array = randomBytes(32)): FormTokens => {
  const sign = (purpose: string, id: string): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, id]))
      .digest('base64url');
  return {
    sign,
    holds: (token, purpose, id) => {
      const [given, right] = [Buffer.from(token), Buffer.from(sign(purpose, id))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
};
