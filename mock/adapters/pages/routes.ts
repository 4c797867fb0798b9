/** Which address shows which page. Every request is answered here to the end, also one for no page. */

import { createHash } from 'node:crypto';
import express from 'express';
import type { ErrorRequestHandler, Request, RequestHandler, Response, Router } from 'express';
import { showBooking, showConfirmation, submitBooking } from './booking/booking.ts';
import { showInvoice, showResults } from './documents.ts';
import type { pagePaths } from './endpoint-paths.ts';
import { enteredIn, textIn, type Entered } from './entered.ts';
import { createFormTokens, type FormTokens } from './form-token.ts';
import type { Assets, PagesOptions } from './options.ts';
import { isFromElsewhere } from './origin.ts';
import { answerBank, pay, showBank, showPayment } from './payment/payment.ts';
import { pageHeaders, pathOf, send, type Reply } from './reply.ts';
import { createStaffAccess, type StaffAccess } from './staff-access.ts';
import { moveAsStaff, showStaff } from './staff/staff.ts';
import { broken, staleForm, unknownPage, unreadable } from './views/notices.ts';
import { staffDenied, staffDoor } from './views/staff-door.ts';

type Parts = PagesOptions & { readonly forms: FormTokens };

type Asked = {
  /** Of the link, job or invoice in the path. */
  readonly id: string;
  readonly query: Entered;
  readonly entered: Entered;
  readonly request: Request;
  readonly response: Response;
};

type Answer = (asked: Asked) => Promise<Reply>;

export const createRouters = (
  options: PagesOptions,
): Readonly<Record<(typeof pagePaths)[number], Router>> => {
  const parts: Parts = { ...options, forms: createFormTokens() };
  const assets = options.assets();
  const mark = markOf(assets);
  const make = (routes: Routes): Router => routerFor(routes, { mark, onBug: options.onBug });
  return {
    '/book': make(bookingRoutes(parts)),
    '/pay': make(paymentRoutes(parts)),
    '/admin/bookings': make(staffRoutes(parts, createStaffAccess(options))),
    '/invoices': make({ get: { '/:id': ({ id }) => showInvoice(parts.deps, id) } }),
    '/results': make({ get: { '/:id': ({ id }) => showResults(parts.deps, id) } }),
    '/pages': assetRouter(assets, make({})),
  };
};

type Routes = {
  readonly get?: Readonly<Record<string, Answer>>;
  readonly post?: Readonly<Record<string, Answer>>;
};

const bookingRoutes = (parts: Parts): Routes => ({
  get: {
    '/:id': ({ id, query }) => showBooking(parts, id, query),
    '/:id/confirmation': ({ id, query }) => showConfirmation(parts, id, query),
  },
  post: { '/:id': ({ id, entered }) => submitBooking(parts, id, entered) },
});

const paymentRoutes = (parts: Parts): Routes => ({
  get: {
    '/:id': ({ id, query }) => showPayment(parts, id, query),
    '/:id/confirm': ({ id, query }) => showBank(parts, id, query),
  },
  post: {
    '/:id': ({ id, entered }) => pay(parts, id, entered),
    '/:id/confirm': ({ id, entered }) => answerBank(parts, id, entered),
  },
});

const staffRoutes = (parts: Parts, access: StaffAccess): Routes => {
  const { forms, deps } = parts;
  const pathFor = (id: string): string => pathOf(deps.addresses.staffPage(id));
  const door = (id: string, isWrong: boolean): Reply =>
    staffDoor({ actionBase: pathFor(id), formToken: forms.sign('sign-in', id), isWrong });
  const guarded =
    (answer: Answer): Answer =>
    async (asked) => {
      const verdict = access.check(asked.request);
      if (verdict === 'allowed') return answer(asked);
      return verdict === 'denied' ? staffDenied : door(asked.id, false);
    };
  return {
    get: {
      '/:id': guarded(({ id, query }) => showStaff(parts, id, query)),
      // Where a refused move was answered: read again, it is the page.
      '/:id/:move': async ({ id }) => ({ seeOther: pathFor(id) }),
    },
    post: {
      '/:id/sign-in': async ({ id, entered, request, response }) => {
        if (!forms.holds(textIn(entered, 'formToken'), 'sign-in', id)) return staleForm;
        const cookie = access.open(request, textIn(entered, 'token'));
        if (cookie === undefined) return door(id, true);
        response.set('Set-Cookie', cookie);
        return { seeOther: pathFor(id) };
      },
      '/:id/:move': guarded(({ id, entered, request }) =>
        moveAsStaff(parts, id, { move: parameter(request, 'move'), entered }),
      ),
    },
  };
};

const parameter = ({ params }: Request, name: string): string => {
  const value = params[name];
  return typeof value === 'string' ? value : '';
};

type Surroundings = { readonly mark: string; readonly onBug: (error: unknown) => void };

const routerFor = ({ get = {}, post = {} }: Routes, { mark, onBug }: Surroundings): Router => {
  const router = express.Router({ strict: true, caseSensitive: true });
  const form = express.urlencoded({ extended: false, limit: '64kb', parameterLimit: 100 });
  for (const [path, answer] of Object.entries(get)) router.get(path, answering(answer, mark));
  for (const [path, answer] of Object.entries(post)) {
    router.post(path, ownFormsOnly(mark), form, answering(answer, mark));
  }
  router.use((_request, response) => {
    send(response, unknownPage, mark);
  });
  router.use(onError(mark, onBug));
  return router;
};

const ownFormsOnly =
  (mark: string): RequestHandler =>
  ({ headers }, response, next) => {
    if (isFromElsewhere(headers)) send(response, staleForm, mark);
    else next();
  };

const answering =
  (answer: Answer, mark: string): RequestHandler =>
  async (request, response) => {
    const query = enteredIn(request.query);
    const entered = enteredIn(request.body);
    const id = parameter(request, 'id');
    send(response, await answer({ id, query, entered, request, response }), mark);
  };

/** What Express and its parser refuse has a status below 500; all else is a bug. */
const onError =
  (mark: string, onBug: (error: unknown) => void): ErrorRequestHandler =>
  (error: unknown, _request, response, _next) => {
    const status = typeof error === 'object' && error !== null && 'status' in error && error.status;
    const isTheirs = typeof status === 'number' && status < 500;
    if (!isTheirs) onBug(error);
    if (response.headersSent) response.destroy();
    else send(response, isTheirs ? unreadable : broken, mark);
  };

const markOf = (assets: Assets): string =>
  createHash('sha256').update(JSON.stringify(assets)).digest('hex').slice(0, 12);

const assetRouter = (assets: Assets, otherwise: Router): Router => {
  const router = express.Router({ strict: true, caseSensitive: true });
  router.get('/:name', (request, response, next) => {
    const name = parameter(request, 'name');
    if (!Object.hasOwn(assets, name)) {
      next();
      return;
    }
    const { type, text } = assets[name as keyof Assets];
    // The address changes with the text.
    response.set({ ...pageHeaders, 'Cache-Control': 'public, max-age=31536000, immutable' });
    response.type(type).send(text);
  });
  router.use(otherwise);
  return router;
};
