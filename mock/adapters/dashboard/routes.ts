/** Which address shows what, and how each request is guarded. */

import { createHash } from 'node:crypto';
import express from 'express';
import type { ErrorRequestHandler, Request, RequestHandler, Response, Router } from 'express';
import { actionOf, backOf } from './action-form.ts';
import type { CommandLog } from './command-log.ts';
import { createGuard, type Guard } from './guard.ts';
import { createLive } from './live.ts';
import { createLogIndex } from './log-index.ts';
import type { DashboardOptions, Denial, Reply } from './options.ts';
import { createPages, type PageRequest, type Show } from './pages.ts';
import { createTellTale, type TellTale } from './told.ts';
import { toldOf } from './tell-reply.ts';
import { layout, loginPage, type Frame, type Page } from './views/layout.ts';
import { notFound, unreadable, wordsOfUnreadable } from './views/notices.ts';
import { root } from './views/parts.ts';

export type Dashboard = { readonly router: Router; readonly close: () => void };

export type DashboardParts = DashboardOptions & {
  readonly commands: CommandLog;
  /** The last line of the log when this request was answered. */
  readonly seqOfCall: (cursor: number) => number;
};

/** Own files and nothing else; no frame around it, no place for a form to send to but here. */
const headers = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Not no-referrer: a browser would then hide the Origin of a form, by which it is known as ours.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

export const createDashboard = (parts: DashboardParts): Dashboard => {
  const index = createLogIndex(parts.deps.store);
  const live = createLive({ ...parts, index });
  const guard = createGuard(parts);
  const tales = createTellTale();
  const shows = createPages({ ...parts, index });
  const assets = parts.assets();
  const assetMark = markOf(assets);
  const router = express.Router({ strict: true, caseSensitive: true });
  const guarded = guarding(guard, assetMark);
  const surroundings: Surroundings = { parts, tales, assetMark };

  for (const [path, show] of Object.entries(shows)) {
    router.get(path, guarded(showing(show, surroundings)));
  }
  router.get(
    '/changes',
    guarded((_request, response) => live.open(response)),
  );
  router.get('/assets/:name', (request, response, next) => {
    const { name } = request.params;
    if (!Object.hasOwn(assets, name)) {
      next();
      return;
    }
    const { type, text } = assets[name as keyof typeof assets];
    // The address changes with the text.
    response.set({ ...headers, 'Cache-Control': 'public, max-age=31536000, immutable' });
    response.type(type).send(text);
  });
  router.post('/act', guarded(), readingForm(tellUnreadable(surroundings)), (request, response) =>
    actFor(parts, tales, request, response),
  );
  router.post('/clients/:id/secret', guarded(), async (request, response) => {
    const clientId = request.params['id'];
    const reply = await parts.act({ action: 'webhook.readSecret', clientId });
    if (reply.ok && 'webhookSecret' in reply.result) {
      response.type('text/plain').send(String(reply.result.webhookSecret));
    } else response.status(404).type('text/plain').send('There is no such client.');
  });
  router.post(
    '/login',
    forStrangers(guard),
    readingForm((status, response) => {
      sendLogin(response, { status, why: wordsOfUnreadable(status) }, assetMark);
    }),
    loginFor(guard, assetMark),
  );
  const notHere = guarded(showing(() => Promise.resolve(undefined), surroundings));
  router.use(forVisitors(notHere), forVisitorsOfUndecodable(notHere));
  return { router, close: live.close };
};

const markOf = (assets: object): string =>
  createHash('sha256').update(JSON.stringify(assets)).digest('hex').slice(0, 12);

/** What may go on is told `headers`; what may not is answered here. */
const guarding =
  (guard: Guard, assetMark: string) =>
  (handler: RequestHandler = (_request, _response, next) => next()): RequestHandler =>
  (request, response, next) => {
    response.set(headers);
    const refused = guard.check(request);
    // What it promises is Express's to wait for: left alone, its failure would end the process.
    if (refused === undefined) return handler(request, response, next);
    if (refused === 'login') sendLogin(response, { status: 401 }, assetMark);
    else sendDenial(response, refused);
    return undefined;
  };

type Refused = { readonly status: number; readonly why?: string };

const sendLogin = (response: Response, { status, why }: Refused, assetMark: string): void => {
  response.status(status).type('html').send(loginPage(why, { assetMark }));
};

const sendDenial = (response: Response, { status, message }: Denial): void => {
  response.status(status).type('text/plain').send(message);
};

/** Who may be asked for the token: nothing of what anybody else sends is read. */
const forStrangers =
  (guard: Guard): RequestHandler =>
  (request, response, next) => {
    response.set(headers);
    const refused = guard.check(request);
    if (refused === undefined || refused === 'login') next();
    else sendDenial(response, refused);
  };

type OnUnreadable = (status: number, response: Response) => void;

/** A form that cannot be read is the sender's mistake, told to the sender; all else is a bug. */
const readingForm = (onUnreadable: OnUnreadable): RequestHandler => {
  const read: RequestHandler = express.urlencoded({ extended: false, limit: '256kb' });
  return (request, response, next) => {
    void read(request, response, (error: unknown) => {
      const status = statusOf(error);
      if (status === undefined) next(error);
      else onUnreadable(status, response);
    });
  };
};

/** What Express and its parsers refuse has a status below 500. */
const statusOf = (error: unknown): number | undefined => {
  const status = typeof error === 'object' && error !== null && 'status' in error && error.status;
  return typeof status === 'number' && status < 500 ? status : undefined;
};

const loginFor =
  (guard: Guard, assetMark: string): RequestHandler =>
  (request, response) => {
    const token: unknown = (request.body as Record<string, unknown> | undefined)?.['token'];
    const cookie = guard.open(request, typeof token === 'string' ? token : '');
    if (cookie === undefined) {
      sendLogin(response, { status: 401, why: 'That is not the token.' }, assetMark);
    } else response.set('Set-Cookie', cookie).redirect(303, `${root}/`);
  };

/** Whoever reads pages gets one; to all others the API says that there is no such path. */
const isVisitor = (request: Request): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  request.accepts(['json', 'html']) === 'html';

const forVisitors =
  (show: RequestHandler): RequestHandler =>
  (request, response, next) =>
    isVisitor(request) ? show(request, response, next) : next();

/** Express throws where a path holds a `%` that starts no escape: there is no such page either. */
const forVisitorsOfUndecodable =
  (show: RequestHandler): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    const isOfPath = error instanceof URIError && statusOf(error) !== undefined;
    if (isOfPath && isVisitor(request)) return show(request, response, next);
    next(error);
    return undefined;
  };

type Surroundings = {
  readonly parts: DashboardParts;
  readonly tales: TellTale;
  readonly assetMark: string;
};

const showing =
  (show: Show, surroundings: Surroundings): RequestHandler =>
  async (request, response) => {
    if (/^\/_sandbox(\?|$)/.test(request.originalUrl)) {
      response.redirect(302, `${root}/`);
      return;
    }
    const { here, query, told } = placeOf(request);
    const { tales } = surroundings;
    const frame = frameAt(here, surroundings);
    const id = request.params['id'];
    const asked: PageRequest = { id: typeof id === 'string' ? id : '', query, frame };
    const page: Page = (await show({ ...asked, base: baseOf(request) })) ?? notFound;
    response.status(page.status ?? 200).type('html');
    return response.send(
      layout(page, { ...frame, told: told === undefined ? undefined : tales.take(told) }),
    );
  };

const frameAt = (
  here: string,
  { parts: { deps, hasDocs }, assetMark }: Surroundings,
): Omit<Frame, 'told'> => ({
  ...{ here, hasDocs, assetMark },
  worldName: deps.controls.worlds.current(),
  now: deps.clock.now(),
  ...deps.controls.clockHands.state(),
});

/** It has no address of its own to come back to. */
const tellUnreadable =
  (surroundings: Surroundings): OnUnreadable =>
  (status, response) => {
    const frame = { ...frameAt(`${root}/`, surroundings), told: undefined };
    response
      .status(status)
      .type('html')
      .send(layout(unreadable(status), frame));
  };

/** Its own address, without what names a message that is shown once. */
const placeOf = ({ originalUrl }: Request) => {
  const { pathname, searchParams: query } = new URL(`http://sandbox${originalUrl}`);
  const told = query.get('told') ?? undefined;
  query.delete('told');
  for (const [name, value] of [...query]) if (value === '') query.delete(name);
  const text = query.toString();
  return { here: text === '' ? pathname : `${pathname}?${text}`, query, told };
};

const baseOf = ({ headers: { host }, socket }: Request): string =>
  `http://${host ?? `127.0.0.1:${String(socket.localPort)}`}`;

/** Post, redirect, get: a page that is read again does nothing again. */
const actFor = async (
  { act, onBug }: Pick<DashboardOptions, 'act' | 'onBug'>,
  tales: TellTale,
  request: Request,
  response: Response,
): Promise<void> => {
  const fields = (request.body ?? {}) as Readonly<Record<string, unknown>>;
  const wanted = actionOf(fields);
  let reply: Reply;
  try {
    reply = await act(wanted);
  } catch (error) {
    onBug(error);
    reply = { ok: false, error: 'INTERNAL', message: 'The sandbox has a bug: see its log.' };
  }
  const back = reply.ok ? backOf(fields, { ...reply.result }) : cameFrom(request, fields);
  const told = tales.leave(toldOf(wanted, reply));
  response.redirect(303, `${back}${back.includes('?') ? '&' : '?'}told=${told}`);
};

/** After a refusal: the page of the form, since what it would have led to is not there. */
const cameFrom = (request: Request, fields: Readonly<Record<string, unknown>>): string => {
  const page = request.headers['hx-current-url'] ?? request.headers.referer;
  if (typeof page !== 'string' || !URL.canParse(page)) return backOf({ back: `${root}/` });
  const { pathname, searchParams } = new URL(page);
  searchParams.delete('told');
  const query = searchParams.toString();
  const back = query === '' ? pathname : `${pathname}?${query}`;
  const own = backOf({ back });
  return own === `${root}/` && typeof fields['back'] === 'string' && !fields['back'].includes('{')
    ? backOf(fields)
    : own;
};
