/** A fault rule: what it is meant for, and how often it strikes. */

import type { ApiEffect, ApiSubject } from './api-effect.ts';
import type { FaultSubject, WebhookFault } from './webhook-fault.ts';

/** What is left out matches all. `path` may hold `*` for any part. */
export type ApiMatch = {
  readonly method?: string | undefined;
  readonly path?: string | undefined;
  readonly operationId?: string | undefined;
  readonly clientId?: string | undefined;
};

export type WebhookMatch = {
  readonly eventType?: string | undefined;
  readonly clientId?: string | undefined;
  readonly endpointId?: string | undefined;
  readonly jobId?: string | undefined;
};

/** Of what matches. */
export type Frequency = {
  /** Only the nth (counted from 1). */
  readonly nth?: number | undefined;
  /** Each with this probability, from 0 to 1. */
  readonly probability?: number | undefined;
  /** No more often than this. */
  readonly times?: number | undefined;
};

export type FaultRuleTerms = Frequency &
  (
    | { readonly on: 'request'; readonly match: ApiMatch; readonly effect: ApiEffect }
    | { readonly on: 'webhook'; readonly match: WebhookMatch; readonly effect: WebhookFault }
  );

/** `seen`: how many matched so far; `struck`: how many of them it was applied to. */
export type Counts = { readonly seen: number; readonly struck: number };

export type FaultRule = FaultRuleTerms &
  Counts & {
    readonly id: string;
    /** How often it may strike yet; null: there is no end. */
    readonly left: number | null;
    /** It will not strike any more. */
    readonly spent: boolean;
  };

/** Of the nth only there is one at most. */
export const leftOf = ({ nth, times }: Frequency, { seen, struck }: Counts): number | null => {
  const left = times === undefined ? null : times - struck;
  if (nth === undefined) return left;
  return seen < nth ? 1 : 0;
};

export const matchesRequest = (match: ApiMatch, subject: ApiSubject): boolean =>
  (match.method === undefined || match.method === subject.method) &&
  (match.path === undefined || matchesPath(match.path, subject.path)) &&
  (match.operationId === undefined || match.operationId === subject.operationId) &&
  (match.clientId === undefined || match.clientId === subject.clientId);

export const matchesWebhook = (match: WebhookMatch, subject: FaultSubject): boolean =>
  (match.eventType === undefined || match.eventType === subject.type) &&
  (match.clientId === undefined || match.clientId === subject.clientId) &&
  (match.endpointId === undefined || match.endpointId === subject.endpointId) &&
  (match.jobId === undefined || match.jobId === subject.jobId);

/** Compared part by part between the stars, so that no pattern takes long. */
const matchesPath = (pattern: string, path: string): boolean => {
  const [first = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return path === pattern;
  if (!path.startsWith(first)) return false;
  const last = rest.pop() ?? '';
  let at = first.length;
  for (const part of rest) {
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return path.length - last.length >= at && path.endsWith(last);
};
