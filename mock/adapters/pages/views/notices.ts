/** Pages that have nothing to fill in: links that lead nowhere, forms that are not ours. */

import { html, type Value } from '../../../html/markup.ts';
import type { Page } from './layout.ts';

type Notice = {
  readonly title: string;
  readonly lead: string;
  readonly then: Value;
  readonly status: number;
};

export const noticePage = ({ title, lead, then, status }: Notice): Page => ({
  ...{ title, lead, status },
  body: html`<div class="card notice"><p>${then}</p></div>`,
});

const links: { readonly [State in 'used' | 'expired' | 'tampered' | 'unknown']: Notice } = {
  used: {
    title: 'This link has been used',
    lead: 'A booking was made with this link. Each link is good for one booking.',
    then: 'If you have just made it, it has been received: you need not do anything else. To change or cancel it, contact the organisation that sent you the link.',
    status: 410,
  },
  expired: {
    title: 'This link has expired',
    lead: 'Booking links are valid for 24 hours. No booking was made with this one.',
    then: 'Ask the organisation that sent it to you for a new link.',
    status: 410,
  },
  tampered: {
    title: 'This link is not valid',
    lead: 'Part of the link has been changed or is missing.',
    then: 'Open the link again from the message in which you received it, or copy the whole of it. If that does not help, ask for a new link.',
    status: 404,
  },
  unknown: {
    title: 'We do not know this link',
    lead: 'There is no booking page at this address.',
    then: 'Check that you have opened the whole link from the message in which you received it.',
    status: 404,
  },
};

export const linkNotice = (state: keyof typeof links): Page => noticePage(links[state]);

export const unknownPage = noticePage({
  title: 'Page not found',
  lead: 'There is no page at this address.',
  then: 'Check that you have opened the whole link. What it was about may no longer be here.',
  status: 404,
});

export const staleForm = noticePage({
  title: 'Please open the page again',
  lead: 'This form did not come from the page that it belongs to, or it is out of date.',
  then: 'Nothing was changed. Open your link again and fill in the form there.',
  status: 403,
});

export const unreadable = noticePage({
  title: 'That could not be read',
  lead: 'What was sent is too large or is not a form.',
  then: 'Nothing was changed. Go back and try again.',
  status: 400,
});

export const broken = noticePage({
  title: 'Something went wrong',
  lead: 'The sandbox failed; it is not your fault.',
  then: 'Nothing was changed. Try again.',
  status: 500,
});
