/** Answers as they come over a socket (RFC 9112), read without a library that would mend them. */

export type Answer = {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
};

/** What is no answer that a client could read. */
export class UnreadableAnswer extends Error {}

type Head = Omit<Answer, 'body'> & { readonly length: number };

/** Takes bytes in any pieces and gives whole answers; interim ones (1xx) are left out. */
export class AnswerReader {
  #bytes = Buffer.alloc(0);
  #head: Head | undefined;
  readonly #isHead: boolean;

  /** `isHead`: the answers are to HEAD, and have no body whatever their length says. */
  constructor(isHead = false) {
    this.#isHead = isHead;
  }

  /** Bytes that belong to no whole answer yet. */
  get rest(): number {
    return this.#bytes.length + (this.#head === undefined ? 0 : 1);
  }

  feed(chunk: Buffer): readonly Answer[] {
    this.#bytes = Buffer.concat([this.#bytes, chunk]);
    const answers: Answer[] = [];
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      if (next.status >= 200) answers.push(next);
    }
    return answers;
  }

  #next(): Answer | undefined {
    const head = (this.#head ??= this.#takeHead());
    if (head === undefined || this.#bytes.length < head.length) return undefined;
    const { length, ...rest } = head;
    const body = this.#take(length);
    this.#head = undefined;
    return { ...rest, body };
  }

  #takeHead(): Head | undefined {
    const end = this.#bytes.indexOf('\r\n\r\n');
    if (end === -1) return undefined;
    const head = headOf(this.#take(end + 4).toString('latin1'));
    return this.#isHead ? { ...head, length: 0 } : head;
  }

  #take(count: number): Buffer {
    const taken = this.#bytes.subarray(0, count);
    this.#bytes = this.#bytes.subarray(count);
    return taken;
  }
}

const headOf = (text: string): Head => {
  const [first = '', ...lines] = text.split('\r\n').filter((line) => line !== '');
  const status = /^HTTP\/1\.1 (\d{3})(?: .*)?$/.exec(first)?.[1];
  if (status === undefined) throw new UnreadableAnswer(`The answer begins with ${first}`);
  const headers = new Map<string, string>();
  for (const line of lines) {
    const field = /^([\w-]+): (.*)$/.exec(line);
    if (field === null) throw new UnreadableAnswer(`The answer has the header line ${line}`);
    headers.set((field[1] ?? '').toLowerCase(), field[2] ?? '');
  }
  return { status: Number(status), headers, length: lengthOf(Number(status), headers) };
};

const lengthOf = (status: number, headers: ReadonlyMap<string, string>): number => {
  if (status < 200) return 0;
  const length = headers.get('content-length');
  if (length === undefined || !/^\d+$/.test(length)) {
    throw new UnreadableAnswer('The answer does not say how long it is');
  }
  return Number(length);
};
