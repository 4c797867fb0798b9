// The 17 operations of the API as data ("Endpoints"), generated from openapi.yaml.

import { operationTable } from './generated/operations.ts';

export type OperationId = (typeof operationTable)[number]['operationId'];

/** The scopes that a key may have ("Authentication", 4). */
export const scopes = [
  'bookings:read',
  'bookings:write',
  'venues:read',
  'invoices:read',
  'refunds:read',
  'disputes:read',
] as const;

export type Scope = (typeof scopes)[number];

/** What a client may do; "Authentication", 5. */
export const capabilities = ['canUseMobilePhleb', 'canUseVenueNetwork'] as const;

export type Capability = (typeof capabilities)[number];

/** The id of an open point of the specification, such as `O13`. */
export type OpenPoint = string;

/** By keyword (`required`, `format`, `null`, `value` …): the open points on which the rule hangs. */
export type OpenMarks = Readonly<Record<string, readonly OpenPoint[]>>;

/** A capability that the operation needs, always or when the body has this value at this pointer. */
export type CapabilityNeed = {
  readonly capability: Capability;
  readonly when?: { readonly words: string; readonly pointer: string; readonly value: string };
  readonly open?: OpenPoint;
};

export type QueryParam = {
  readonly name: string;
  readonly required: boolean;
  readonly type: 'string' | 'integer';
  readonly format?: 'date-time';
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: number;
  /** A value outside is not refused, but moved to the nearer end. */
  readonly clamp?: readonly [number, number];
  readonly open?: OpenMarks;
};

export type Operation = {
  readonly operationId: OperationId;
  readonly method: 'GET' | 'POST';
  /** With the prefix: `/api/integration/v1/bookings/{id}`. */
  readonly path: string;
  /** The scope, or the open point where the specification does not tell it. */
  readonly scope: Scope | { readonly open: OpenPoint };
  readonly capabilities: readonly CapabilityNeed[];
  readonly pathParams: readonly string[];
  readonly queryParams: readonly QueryParam[];
  readonly hasBody: boolean;
  readonly statuses: readonly number[];
};

export const operations: readonly Operation[] = operationTable;

const byId = new Map(operations.map((operation) => [operation.operationId, operation]));

/** The operation with this id. Throws for a string that is no operationId, which types rule out. */
export function operationById(id: OperationId): Operation {
  const operation = byId.get(id);
  if (operation === undefined) throw new Error(`There is no operation ${id}`);
  return operation;
}
