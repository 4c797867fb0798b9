/** No whole HTTP answer came: what kind of silence it was, and what may be the cause. */

export type TransportFault =
  | 'refused'
  | 'unknown-host'
  | 'timed-out'
  | 'not-http'
  | 'tls'
  | 'cut-off'
  | 'too-long'
  | 'aborted'
  | 'other';

type Circumstances = {
  readonly timedOut: boolean;
  readonly calledOff: boolean;
  readonly timeoutMs: number;
};

/** Thrown when a request got no whole HTTP answer. `fault` says why, `message` says it in words. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly fault: TransportFault;

  constructor(fault: TransportFault, message: string) {
    super(message);
    this.fault = fault;
  }

  /** Reads the cause out of what fetch has thrown: it hides it one or two levels down. */
  static from(error: unknown, circumstances: Circumstances): TransportError {
    const { timedOut, timeoutMs } = circumstances;
    if (circumstances.calledOff) return calledOff();
    if (timedOut) {
      return new TransportError('timed-out', `no whole answer within ${String(timeoutMs)} ms`);
    }
    const { code, message } = innermost(error);
    const fault = faultOf(code);
    return new TransportError(fault, `${words[fault]} (${code === '' ? message : code})`);
  }
}

export const calledOff = (): TransportError =>
  new TransportError('aborted', 'the run was called off');

const words: Readonly<Record<TransportFault, string>> = {
  refused: 'nothing listens there',
  'unknown-host': 'the host name is not known',
  'timed-out': 'no whole answer in time',
  'not-http': 'what came back is not HTTP',
  tls: 'no secure connection could be made',
  'cut-off': 'the connection was closed before the whole answer had come',
  'too-long': 'the answer is too long',
  aborted: 'the run was called off',
  other: 'the request failed',
};

const codes: Readonly<Record<string, TransportFault>> = {
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  ENOTFOUND: 'unknown-host',
  EAI_AGAIN: 'unknown-host',
  ETIMEDOUT: 'timed-out',
  UND_ERR_CONNECT_TIMEOUT: 'timed-out',
  ECONNRESET: 'cut-off',
  EPIPE: 'cut-off',
  UND_ERR_SOCKET: 'cut-off',
};

function faultOf(code: string): TransportFault {
  if (code.startsWith('HPE_')) return 'not-http';
  if (/CERT|TLS|SSL|SELF_SIGNED/.test(code)) return 'tls';
  return codes[code] ?? 'other';
}

function innermost(error: unknown): { code: string; message: string } {
  let seen = { code: '', message: String(error) };
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : '';
    seen = { code, message: at.message };
  }
  return seen;
}
