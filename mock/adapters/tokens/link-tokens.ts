/** Hosted-booking tokens: JWTs (RFC 7519) signed with HS256 under a secret of this process. */

import { randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { LinkTokens } from '../../application/ports.ts';

const algorithm = 'HS256';

/** Tokens outlive neither their process nor anyone's knowledge of `secret`. */
export const createLinkTokens = (secret: Uint8Array = randomBytes(32)): LinkTokens => ({
  sign: ({ id, mintedAt, expiresAt }) =>
    new SignJWT()
      .setProtectedHeader({ alg: algorithm })
      .setJti(id)
      .setIssuedAt(new Date(mintedAt))
      .setExpirationTime(new Date(expiresAt))
      .sign(secret),
  read: async (token) => {
    try {
      // The link itself knows when it expires, by the sandbox's clock: here only the signature
      // counts, so that an expired link can be told from a forged one.
      const { payload } = await jwtVerify(token, secret, {
        algorithms: [algorithm],
        currentDate: new Date(0),
      });
      return payload.jti;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  },
});
