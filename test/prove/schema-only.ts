/** What Prism, which knows only the schemas, says of the traffic of a run: each answer and each webhook by itself. */
import type { Evidence } from '../../conformance/engine/evidence.ts';
import { loadPrism, webhookOperationId, webhookPath } from '../independent/prism.ts';
import type { Prism } from '../independent/prism.ts';

export type SchemaComplaints = {
  /** Each once, with the operation or the event before it. */
  readonly complaints: readonly string[];
  readonly seconds: number;
};

let loading: Promise<Prism> | undefined;

/** Loading the schemas is not counted, as it is done once. */
export async function schemaComplaints(evidence: readonly Evidence[]): Promise<SchemaComplaints> {
  const prism = await (loading ??= loadPrism());
  const begun = performance.now();
  const complaints = new Set(evidence.flatMap((one) => complaintsOf(prism, one)));
  return { complaints: [...complaints].sort(), seconds: (performance.now() - begun) / 1000 };
}

function complaintsOf(prism: Prism, one: Evidence): readonly string[] {
  if (one.kind === 'webhook') return webhookComplaints(prism, one);
  if (one.kind !== 'http' || one.response === null || one.operationId === null) return [];
  const { status, headers, body } = one.response;
  const contentType = headers['content-type'] ?? '';
  const { operationId } = one;
  return prism
    .response(operationId, { status, contentType, body: parsed(body) })
    .map((message) => `${operationId} ${String(status)} ${message}`);
}

type Webhook = Extract<Evidence, { kind: 'webhook' }>;

function webhookComplaints(prism: Prism, { eventType, headers, body }: Webhook): readonly string[] {
  if (eventType === null) return ['a webhook without a type'];
  const request = { path: webhookPath(eventType), headers, body: parsed(body) };
  try {
    return prism
      .request(webhookOperationId(eventType), request)
      .map((message) => `${eventType} ${message}`);
  } catch {
    return [`${eventType} is no event`];
  }
}

/** As Prism's proxy would: what is no JSON stays a text. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
