/** Serves the fixture pages on loopback, and keeps what they send. */
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { IncomingMessage } from 'node:http';
import { listen } from '../conformance/wrong-server.ts';
import type { Listening } from '../conformance/wrong-server.ts';

export type PageServer = Listening & {
  /** What was posted, in order, with the path to which it was. */
  readonly sent: readonly {
    readonly path: string;
    readonly form: Readonly<Record<string, string>>;
  }[];
};

/** `extra`: pages that a test writes itself, by their paths. */
export async function pageServer(
  extra: Readonly<Record<string, string>> = {},
): Promise<PageServer> {
  const sent: { path: string; form: Record<string, string> }[] = [];
  const answer = async (request: IncomingMessage): Promise<string> => {
    const path = request.url ?? '/';
    if (request.method === 'POST') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      sent.push({
        path,
        form: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())),
      });
      if (path === '/late') await delay(lateMs);
      if (path === '/declined') return `<p role="alert">Your bank said no.</p>${fixture('card')}`;
      return '<h1>Thank you</h1>';
    }
    return extra[path] ?? fixture(path.slice(1));
  };
  const server = createServer((request, response) => {
    answer(request).then(
      (html) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  return { ...(await listen(server)), sent };
}

/** Longer than a browser is given for a click. */
const lateMs = 4500;

const fixture = (name: string): string =>
  readFileSync(new URL(`./fixtures/${name}.html`, import.meta.url), 'utf8');
