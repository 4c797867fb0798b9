/** The frame around each page of the wizard. */

import { html, type Markup, type Value } from '../../../mock/html/markup.ts';
import type { PageAnswer } from '../serving/page-server.ts';
import type { Errors } from './fields.ts';

export const page = (status: number, title: string, content: Markup): PageAnswer => ({
  ...{ status, type: 'html' },
  text: html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – Harbour Blood Tests</title>
        <link rel="stylesheet" href="/wizard.css" />
      </head>
      <body>
        <header><p class="brand">Harbour Blood Tests</p></header>
        <main>${content}</main>
        <footer><p>Questions? Call us on 020 7946 0100.</p></footer>
      </body>
    </html>`.text,
});

/** What is wrong, above the form, each with a way to its field. */
export const summaryOf = (errors: Errors): Value =>
  errors.size > 0 &&
  html`<div class="summary" role="alert">
    <h2>There is a problem</h2>
    <ul>
      ${[...errors].map(([name, text]) => html`<li><a href="#${anchors[name] ?? name}">${text}</a></li>`)}
    </ul>
  </div>`;

/** Fields whose first control has another id than the answer has a name. */
const anchors: Readonly<Record<string, string>> = {
  dateOfBirth: 'birthDay',
  gender: 'gender-0',
  channel: 'channel-0',
  timePreference: 'timePreference-0',
  venueId: 'venueId-0',
  slotStart: 'slotStart-0',
};
