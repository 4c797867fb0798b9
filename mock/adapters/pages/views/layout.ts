/** The frame of every page. */

import { html, type Markup, type Value } from '../../../html/markup.ts';

export type Page = {
  readonly title: string;
  /** Where what is shown is more than the title of the window; left out: the title. */
  readonly heading?: Value;
  /** Above the title: whose page it is. */
  readonly over?: Value;
  /** Under the title, in a sentence or two. */
  readonly lead?: Value;
  readonly body?: Value;
  /** Before the title: what is wrong with the form, or what has just been done. */
  readonly told?: Value;
  /** Told first by the title, which is what a screen reader reads first. */
  readonly hasMistakes?: boolean;
  readonly isWide?: boolean;
  /** Left out: 200. */
  readonly status?: number;
};

const assetPath = (name: string, mark: string): string => `/pages/${name}?v=${mark}`;

export const layout = (page: Page, assetMark: string): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${page.hasMistakes === true && 'Error: '}${page.title} · Blood test booking</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="${assetPath('icon.svg', assetMark)}" type="image/svg+xml" />
        <link rel="stylesheet" href="${assetPath('pages.css', assetMark)}" />
        <script src="${assetPath('pages.js', assetMark)}" defer></script>
      </head>
      <body class="${page.isWide === true && 'wide'}">
        <a class="skip" href="#main">Skip to the content</a>
        ${head}
        <main id="main">
          ${page.told}
          <div class="title">
            ${page.over !== undefined && html`<p class="over">${page.over}</p>`}
            <h1>${page.heading ?? page.title}</h1>
            ${page.lead !== undefined && html`<p class="lead">${page.lead}</p>`}
          </div>
          ${page.body}
        </main>
        ${foot}
      </body>
    </html>`.text;

const head: Markup = html`
  <header class="head">
    <div class="inner">
      <span class="brand"><span class="drop" aria-hidden="true"></span>Blood test booking</span>
      <span class="tag">Sandbox</span>
    </div>
  </header>
`;

const foot: Markup = html`
  <footer class="foot">
    <div class="inner">
      <p>
        This is the phlebo sandbox. No appointment, payment or result here is real: please enter no
        real patient’s details and no real card.
      </p>
    </div>
  </footer>
`;
