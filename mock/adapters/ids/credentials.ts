/** API keys (A27) and webhook secrets (spec, Authentication 1 and 2, Signing 2). */

import { hash, randomBytes } from 'node:crypto';
import type { Credentials } from '../../application/ports.ts';

export const credentials: Credentials = {
  newApiKey: () => `pj_live_${randomBytes(24).toString('base64url')}`,
  newWebhookSecret: () => `whsec_${randomBytes(32).toString('base64')}`,
  hashOf: (apiKey) => hash('sha256', apiKey, 'hex'),
};
