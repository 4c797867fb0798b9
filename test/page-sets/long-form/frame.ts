/** The frame around each page of the long form, and its short messages. */

import { html, type Markup } from '../../../mock/html/markup.ts';
import type { PageAnswer } from '../serving/page-server.ts';

export const framed = (status: number, title: string, content: Markup): PageAnswer => ({
  ...{ status, type: 'html' },
  text: html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} | Lane &amp; Vein Ltd</title>
        <link rel="stylesheet" href="/assets/site.css" />
      </head>
      <body>
        <nav aria-label="Site"><strong>Lane &amp; Vein</strong> home and clinic blood draws</nav>
        <main>${content}</main>
      </body>
    </html>`.text,
});

export const told = (status: number, title: string, text: string): PageAnswer =>
  framed(
    status,
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>`,
  );
