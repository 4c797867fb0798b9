/** How a page is answered: with which headers, and as a page or as a way on to one. */

import type { Response } from 'express';
import { layout, type Page } from './views/layout.ts';

/** `seeOther`: a path of our own, so that a reload of what is shown there sends nothing again. */
export type Reply = Page | { readonly seeOther: string };

/** Own files and nothing else; no frame around it, no place for a form to send to but here. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const pageHeaders = {
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // The address of a booking page is the right to book: nobody else may learn it.
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'X-Robots-Tag': 'noindex, nofollow',
  'Cache-Control': 'no-store',
};

export const send = (response: Response, reply: Reply, assetMark: string): void => {
  response.set(pageHeaders);
  if ('seeOther' in reply) {
    response.redirect(303, reply.seeOther);
    return;
  }
  response
    .status(reply.status ?? 200)
    .type('html')
    .send(layout(reply, assetMark));
};

/** The path of an address of ours: whoever reached this page reaches the next under the same name. */
export const pathOf = (address: string): string => new URL(address).pathname;
