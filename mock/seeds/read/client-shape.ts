/** The form of a client in a world file. */

import { eventTypes } from '#contract/events.ts';
import { isUri } from '#contract/formats.ts';
import { capabilities, scopes, type Capability } from '#contract/operations.ts';
import type { FieldDefinition } from '../../domain/client/client.ts';
import type { WorldClient, WorldKey, WorldWebhook } from '../world.ts';
import {
  isMap,
  listOf,
  mapOf,
  oneOf,
  orNull,
  text,
  textThat,
  wholeFrom,
  yesOrNo,
  type Check,
  type Members,
} from './check.ts';
import { id, moment } from './values.ts';

const key = mapOf<WorldKey>({
  apiKey: textThat('pj_live_ and 8 or more letters, digits, "_" or "-"', (given) =>
    /^pj_live_[\w-]{8,}$/.test(given),
  ),
  scopes: listOf(oneOf(...scopes)),
});

const webhook = mapOf<WorldWebhook>(
  {
    id,
    url: textThat(
      'an http or https address',
      (given) => /^https?:\/\/[^/]/.test(given) && isUri(given),
    ),
    eventTypes: orNull(listOf(oneOf(...eventTypes))),
    enabled: yesOrNo,
  },
  'url',
);

const field: Check = (given, path, tell) => {
  const isSelect = isMap(given) && given['type'] === 'select';
  mapOf<FieldDefinition>(
    {
      key: textThat('a letter, then letters, digits or "_"', (name) =>
        /^[a-zA-Z][a-zA-Z0-9_]*$/.test(name),
      ),
      label: text,
      type: oneOf('text', 'number', 'select', 'boolean'),
      required: yesOrNo,
      options: listOf(text),
      helpText: text,
    },
    ...(['key', 'label', 'type', 'required'] as const),
    ...(isSelect ? (['options'] as const) : []),
  )(given, path, tell);
};

export const clientShape = mapOf<WorldClient>({
  id,
  name: text,
  billingMode: oneOf('WEEKLY_INVOICE', 'PATIENT_PAY'),
  capabilities: mapOf<{ readonly [Name in Capability]?: boolean }>(
    Object.fromEntries(capabilities.map((name) => [name, yesOrNo])) as Members<
      Record<Capability, boolean>
    >,
  ),
  fulfillerVisibility: yesOrNo,
  labShipmentMode: oneOf(
    'VENUE_OR_PATIENT_TO_LAB',
    'SERVICE_COURIER_PICKUP',
    'CLIENT_HANDLES_OFFLINE',
  ),
  venueCompletionFields: listOf(field),
  rateLimitPerMinute: wholeFrom(1),
  keys: listOf(key),
  webhookSecret: textThat('whsec_ and the base64 of 24 or more bytes', (given) =>
    /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(given),
  ),
  webhooks: listOf(webhook),
  createdAt: moment,
});
