/** One action of the control protocol out, one answer in; over HTTP, or another way. */
import { isMap } from '../json.ts';
import { curlLine } from './curl.ts';
import { readBody } from './exchange.ts';
import { send } from './http.ts';
import type { HttpRequest, HttpResponse, Limits } from './http.ts';
import type { Secrets } from './secrets.ts';
import { TransportError } from './transport-error.ts';

export type ControlErrorCode = 'UNSUPPORTED' | 'INVALID' | 'NOT_FOUND' | 'REFUSED';

export type ControlAnswer =
  | { readonly kind: 'done'; readonly result: Record<string, unknown> }
  | { readonly kind: 'denied'; readonly error: ControlErrorCode; readonly message: string }
  /** What came is not the protocol. `why` tells a dead address from a wrong one and from one that is barred. */
  | {
      readonly kind: 'broken';
      readonly why: 'unreachable' | 'refused' | 'not-the-protocol';
      readonly problem: string;
    };

export type ControlChannel = {
  /** `signal` ends it in the place of the run's own: what is tidied up after a run that was called off. */
  readonly send: (
    action: string,
    parameters: Readonly<Record<string, unknown>>,
    signal?: AbortSignal,
  ) => Promise<ControlAnswer>;
  readonly curl: (action: string, parameters: Readonly<Record<string, unknown>>) => string;
};

type Address = { readonly url: string; readonly token: string | undefined };

/** POST <control URL>, JSON both ways, an optional bearer token (control protocol, Transport). */
export function httpChannel(address: Address, limits: Limits, secrets: Secrets): ControlChannel {
  const request = (action: string, parameters: Readonly<Record<string, unknown>>): HttpRequest => ({
    method: 'POST',
    url: address.url,
    headers: {
      'Content-Type': 'application/json',
      ...(address.token === undefined ? {} : { Authorization: `Bearer ${address.token}` }),
    },
    body: JSON.stringify({ action, ...parameters }),
  });
  return {
    curl: (action, parameters) => curlLine(request(action, parameters), secrets),
    send: async (action, parameters, signal = limits.signal) => {
      try {
        const response = await send(request(action, parameters), { ...limits, signal });
        return readAnswer(response, secrets);
      } catch (error) {
        if (!(error instanceof TransportError) || error.fault === 'aborted') throw error;
        return { kind: 'broken', why: 'unreachable', problem: error.message };
      }
    },
  };
}

const codes: readonly ControlErrorCode[] = ['UNSUPPORTED', 'INVALID', 'NOT_FOUND', 'REFUSED'];

function readAnswer(response: HttpResponse, secrets: Secrets): ControlAnswer {
  const { body, text } = readBody(response.bytes);
  const reply = body.kind === 'json' && isMap(body.value) ? body.value : {};
  // The protocol answers with 200: these come from whoever guards the endpoint, and only they can say why.
  if (response.status === 401 || response.status === 403) {
    const { message } = reply;
    const said = typeof message === 'string' ? `: ${message.replace(/[.]$/, '')}` : '';
    const problem = `access is refused (${String(response.status)})${said}`;
    return { kind: 'broken', why: 'refused', problem };
  }
  const read = replyOf(reply);
  if (read !== undefined) return read;
  // Masked before it is cut: half a token is none that is looked for.
  const shown = `${String(response.status)} ${secrets.mask(text).slice(0, 120)}`.trim();
  const unread = body.kind !== 'json' && text !== '' ? ` (${body.problem})` : '';
  return { kind: 'broken', why: 'not-the-protocol', problem: `it answered ${shown}${unread}` };
}

/** A reply of the protocol in a text, from whatever channel; undefined when it is none. */
export function readReply(text: string): ControlAnswer | undefined {
  const { body } = readBody(Buffer.from(text));
  return body.kind === 'json' && isMap(body.value) ? replyOf(body.value) : undefined;
}

function replyOf(reply: Record<string, unknown>): ControlAnswer | undefined {
  if (reply['ok'] === true && isMap(reply['result']))
    return { kind: 'done', result: reply['result'] };
  const error = codes.find((code) => code === reply['error']);
  if (reply['ok'] !== false || error === undefined) return undefined;
  return { kind: 'denied', error, message: messageOf(reply) };
}

const messageOf = ({ message }: Record<string, unknown>): string =>
  typeof message === 'string' ? message : 'no message';
