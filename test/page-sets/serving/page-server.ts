/** A small server for the pages of one set: reads a visit, sends an answer under strict headers. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PageFault } from '../faults.ts';
import { spoil } from './spoil.ts';

/** `path` is decoded, without empty parts; `form` is of an urlencoded body, `body` its text. */
export type PageVisit = {
  readonly method: string;
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
  readonly body: string;
};

export type PageAnswer =
  | { readonly status: number; readonly type: PageType; readonly text: string }
  | { readonly status: 303; readonly location: string };

export type PageType = keyof typeof contentTypes;

const contentTypes = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;

/** One team's pages: undefined is a path that they do not have. */
export type Site = {
  readonly visit: (visit: PageVisit) => Promise<PageAnswer | undefined>;
  readonly headers: { readonly csp: string; readonly referrerPolicy: string };
};

export type PageServer = {
  readonly url: string;
  readonly serve: (site: Site) => void;
  readonly close: () => Promise<void>;
};

/** Listens on a free port of 127.0.0.1; answers 503 until it is given a site. */
export const startPageServer = async (fault: PageFault | undefined): Promise<PageServer> => {
  let site: Site | undefined;
  const server = createServer((request, response) => {
    if (site === undefined) response.writeHead(503).end();
    else void answer(site, fault, { request, response });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    serve: (given) => void (site = given),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

const answer = async (
  site: Site,
  fault: PageFault | undefined,
  { request, response }: Exchange,
): Promise<void> => {
  let given: PageAnswer;
  try {
    given = (await site.visit(await visitOf(request))) ?? plain(404, 'Page not found');
  } catch (error) {
    given =
      error instanceof URIError
        ? plain(404, 'Page not found')
        : plain(500, 'Something went wrong on our side');
  }
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', site.headers.referrerPolicy);
  if ('location' in given) {
    response.writeHead(given.status, { Location: given.location }).end();
    return;
  }
  const { text, csp } = spoil(given, { fault, csp: site.headers.csp, host: request.headers.host });
  response.setHeader('Content-Security-Policy', csp);
  response.writeHead(given.status, { 'Content-Type': contentTypes[given.type] });
  response.end(request.method === 'HEAD' ? undefined : text);
};

const plain = (status: number, title: string): PageAnswer => ({
  ...{ status, type: 'html' },
  text: `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1></main></body></html>`,
});

const maxBody = 64 * 1024;

const visitOf = async (request: IncomingMessage): Promise<PageVisit> => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://page.invalid');
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) {
    body += String(chunk);
    if (body.length > maxBody) throw new Error('the body is longer than any form of these pages');
  }
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  return {
    method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
    path: pathname
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent),
    query: searchParams,
    form: new URLSearchParams(isForm === true ? body : ''),
    body,
  };
};
