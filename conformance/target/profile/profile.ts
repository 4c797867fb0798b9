/** What a person tells the runner about a server that it cannot ask by the control protocol alone. */
import { capabilities, scopes } from '#contract/operations.ts';
import { isMap } from '../../json.ts';
import { parseBaseUrl } from '../base-url.ts';
import { parseDuration } from '../duration.ts';
import { isHeaderValue, notForHeader } from '../http.ts';
import {
  bad,
  listOf,
  mapOf,
  nullable,
  object,
  oneOf,
  optional,
  positive,
  section,
  text,
  yesNo,
} from '../../yaml/shape.ts';
import type { Shape } from '../../yaml/shape.ts';

const baseUrl: Shape<string> = (value, path, problems) => {
  const read = text(value, path, problems);
  if (read === bad) return bad;
  const url = parseBaseUrl(read);
  if (url.ok) return url.url;
  problems.push({ path, message: url.problem });
  return bad;
};

const duration: Shape<number> = (value, path, problems) => {
  const length = typeof value === 'string' ? parseDuration(value) : undefined;
  if (length !== undefined) return length;
  problems.push({ path, message: 'expected a length of time with its unit, as in 2s or 500ms' });
  return bad;
};

/** Refused here, where its place is known: a request that cannot be sent says nothing of the server. */
const headerValue: Shape<string> = (value, path, problems) => {
  const read = text(value, path, problems);
  if (read === bad || isHeaderValue(read)) return read;
  problems.push({ path, message: notForHeader });
  return bad;
};

export type BillingMode = 'WEEKLY_INVOICE' | 'PATIENT_PAY';

const clientBilledBy = (billingMode: Shape<BillingMode | undefined>) =>
  object({
    billingMode,
    capabilities: optional(listOf(oneOf(...capabilities)), [...capabilities]),
    fulfillerVisibility: optional(yesNo, false),
    webhookSecret: optional(text, undefined),
    requestsPerMinute: optional(positive, 60),
    keys: listOf(object({ key: headerValue, scopes: listOf(oneOf(...scopes)) })),
  });

/** A mode that is not said is not known: a server need not have both. */
const client = clientBilledBy(optional(oneOf('WEEKLY_INVOICE', 'PATIENT_PAY'), undefined));
/** The client's name says it already. */
const patientPayClient = clientBilledBy(optional(oneOf('PATIENT_PAY'), 'PATIENT_PAY'));

const none: Shape<'none'> = oneOf('none');

/** The word `none` says that the server has no such client; a missing key, that the runner was given none. */
const orNone =
  (shape: Shape<ProfileClient>): Shape<ProfileClient | 'none'> =>
  (value, path, problems) =>
    value === 'none' ? 'none' : shape(value, path, problems);

const controls = {
  http: object({ kind: oneOf('http'), url: text, token: optional(headerValue, undefined) }),
  command: object({ kind: oneOf('command'), run: listOf(text) }),
  manual: object({ kind: oneOf('manual') }),
  none: object({ kind: oneOf('none') }),
};

const control: Shape<ProfileControl> = (value, path, problems) => {
  const kind = oneOf(
    'http',
    'command',
    'manual',
    'none',
  )(isMap(value) ? value['kind'] : undefined, [...path, 'kind'], problems);
  return kind === bad ? bad : controls[kind](value, path, problems);
};

/** Where it is not said, a server on this machine is given an address of this machine. */
const inbox: Shape<{ listen: string; publicUrl: string } | 'none'> = (value, path, problems) =>
  typeof value === 'string'
    ? none(value, path, problems)
    : object({ listen: text, publicUrl: text })(value, path, problems);

const knownId = optional(nullable(text), null);

export const profileShape = section({
  name: optional(text, 'unnamed'),
  url: optional(baseUrl, undefined),
  webhookSettle: optional(duration, 2000),
  clients: section({
    primary: optional(client, undefined),
    other: optional(client, undefined),
    patientPay: optional(orNone(patientPayClient), undefined),
    noVenues: optional(orNone(client), undefined),
    noMobile: optional(orNone(client), undefined),
    visible: optional(orNone(client), undefined),
  }),
  known: section({
    panelId: knownId,
    venueId: knownId,
    jobId: knownId,
    invoiceId: knownId,
    refundId: knownId,
    disputeId: knownId,
  }),
  control: optional(control, { kind: 'none' }),
  inbox: optional(inbox, undefined),
  pages: section({
    fields: optional(mapOf(text), {}),
    buttons: optional(mapOf(text), {}),
    browser: optional(text, 'auto'),
    cards: section({
      good: optional(text, undefined),
      declined: optional(text, undefined),
    }),
  }),
});

type Read<S> = S extends Shape<infer T> ? T : never;
export type ProfileClient = Read<typeof client>;
export type ProfileControl =
  | { readonly kind: 'http'; readonly url: string; readonly token: string | undefined }
  | { readonly kind: 'command'; readonly run: readonly string[] }
  | { readonly kind: 'manual' }
  | { readonly kind: 'none' };
export type Profile = Read<typeof profileShape>;
export type ClientName = 'primary' | 'other' | 'patientPay' | 'noVenues' | 'noMobile' | 'visible';
