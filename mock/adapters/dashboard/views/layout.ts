/** The frame of every page: navigation, the clock, what the last action had to tell. */

import { html, type Markup, type Value } from '../../../html/markup.ts';
import { toIso } from '../../../application/projections/time.ts';
import type { Told } from '../told.ts';
import { actForm, root } from './parts.ts';

export type Frame = {
  /** The path and query of this page, without what was told. */
  readonly here: string;
  readonly now: number;
  readonly frozen: boolean;
  readonly rate: number;
  readonly worldName: string;
  readonly hasDocs: boolean;
  /** Of the assets: another text, another address. */
  readonly assetMark: string;
  readonly told: Told | undefined;
};

export type Page = {
  readonly title: string;
  readonly section: Section['path'] | '';
  /** What makes this page read itself anew; none for a page that stays as it is. */
  readonly topics?: readonly string[];
  /** Above the part that is read anew: filters, and forms that someone may be filling in. */
  readonly above?: Value;
  /** The part that is read anew. */
  readonly live: Value;
  readonly below?: Value;
  /** Left out: 200. */
  readonly status?: number;
};

type Section = { readonly path: `/${string}`; readonly label: string };

const sections = [
  { path: '/', label: 'Bookings' },
  { path: '/webhooks', label: 'Webhooks' },
  { path: '/requests', label: 'Requests' },
  { path: '/clients', label: 'Clients' },
  { path: '/faults', label: 'Faults' },
  { path: '/settings', label: 'Sandbox' },
] as const satisfies readonly Section[];

/**
 * No style of htmx's own and nothing that is evaluated (both would need a weaker policy), no page
 * kept in the browser (it may show a key), and every answer shown, also one that refuses.
 */
const htmxConfig = JSON.stringify({
  // What is swapped in works at once: a key pressed before would send a form in the browser's way.
  defaultSettleDelay: 0,
  ...{ includeIndicatorStyles: false, allowEval: false, historyCacheSize: 0 },
  ...{ refreshOnHistoryMiss: true, selfRequestsOnly: true, scrollIntoViewOnBoost: false },
  responseHandling: [
    { code: '204', swap: false },
    { code: '...', swap: true },
  ],
});

export const layout = (page: Page, frame: Frame): string => {
  const { assetMark } = frame;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${page.title} · phlebo sandbox</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="htmx-config" content="${htmxConfig}" />
        <link rel="icon" href="${root}/assets/icon.svg?v=${assetMark}" type="image/svg+xml" />
        <link rel="stylesheet" href="${root}/assets/style.css?v=${assetMark}" />
        <script src="${root}/assets/htmx.js?v=${assetMark}" defer></script>
        <script src="${root}/assets/dashboard.js?v=${assetMark}" defer></script>
      </head>
      <body
        hx-boost="true"
        hx-target="#main"
        hx-select="#main"
        hx-select-oob="#nav,#clock"
        hx-swap="outerHTML"
      >
        <a class="skip" href="#main" hx-boost="false">To the content</a>
        ${headOf(page, frame)} ${mainOf(page, frame)}
      </body>
    </html>`.text;
};

const headOf = ({ section }: Page, frame: Frame): Markup => html`
  <header class="head">
    <a class="brand" href="${root}/" title="World: ${frame.worldName}"
      ><span class="drop" aria-hidden="true"></span>phlebo <span class="soft">sandbox</span></a
    >
    <nav id="nav" aria-label="Sections">
      ${sections.map(({ path, label }) => {
        const here = path === section ? html`aria-current="page"` : undefined;
        return html`<a href="${root}${path}" ${here}>${label}</a>`;
      })}
      ${
        frame.hasDocs &&
        html`<a href="${root}/docs/" target="_blank" rel="noopener">API&nbsp;docs&nbsp;↗</a>`
      }
    </nav>
    ${clockOf(frame)}
    <span id="live-state" class="live-state" role="status"></span>
  </header>
`;

const steps = [
  ['15 min', 900],
  ['1 hour', 3_600],
  ['1 day', 86_400],
  ['1 week', 604_800],
] as const;

const clockOf = ({ now, frozen, rate, here }: Frame): Markup => {
  const iso = toIso(now);
  const advance = (label: string, seconds: number): Markup =>
    actForm({
      ...{ action: 'clock.advance', label: `+ ${label}`, id: `advance-${seconds}`, back: here },
      parameters: { 'seconds:number': String(seconds) },
    });
  return html`<details id="clock" class="clock">
    <summary>
      <span class="soft clock-word">${frozen ? 'Frozen' : rate === 1 ? 'Clock' : `×${rate}`}</span>
      <time id="now" datetime="${iso}" data-rate="${frozen ? 0 : rate}"
        >${iso.slice(0, 19).replace('T', ' ')}</time
      ><span class="soft"> UTC</span>
    </summary>
    <div class="clock-panel">
      ${steps.map(([label, seconds]) => advance(label, seconds))}
      ${actForm({
        action: frozen ? 'clock.resume' : 'clock.freeze',
        label: frozen ? 'Let it run' : 'Freeze',
        ...{ id: 'clock-hold', back: here },
      })}
    </div>
  </details>`;
};

const mainOf = (page: Page, { here, told }: Frame): Markup => html`
  <main id="main" tabindex="-1">
    ${told === undefined ? undefined : toldOf(told)}
    <h1 tabindex="-1">${page.title}</h1>
    ${page.above} ${page.topics !== undefined && refresherOf(page.topics, here)}
    <div id="live">${page.live}</div>
    ${page.below}
  </main>
`;

/** Beside the part that it exchanges: what stands inside would inherit how it does so. */
const refresherOf = (topics: readonly string[], here: string): Markup => html`
  <span
    id="refresher"
    hidden
    data-topics="${topics.join(' ')}"
    hx-get="${here}"
    hx-trigger="live"
    hx-target="#live"
    hx-select="#live"
    hx-push-url="false"
  ></span>
`;

const toldOf = ({ kind, text, apiKey, link, rows = [] }: Told): Markup => html`
  <div id="told" class="told ${kind}" role="${kind === 'refused' ? 'alert' : 'status'}">
    <p>${text}</p>
    ${
      apiKey !== undefined &&
      html`<p class="minted">
        <code id="minted-key">${apiKey}</code>
        <button type="button" id="copy-key" data-copy="minted-key">Copy</button>
      </p>`
    }
    ${
      link !== undefined &&
      html`<p class="minted">
        <a id="made-link" class="mono" href="${link}" target="_blank" rel="noopener">${link}</a>
        <button type="button" id="copy-link" data-copy="made-link">Copy</button>
      </p>`
    }
    ${
      rows.length > 0 &&
      html`<ol>
        ${rows.map((row) => html`<li>${row}</li>`)}
      </ol>`
    }
  </div>
`;

/** A page for whoever has not shown the token yet. `why` it is shown again, if it is. */
export const loginPage = (why: string | undefined, frame: Pick<Frame, 'assetMark'>): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Sign in · phlebo sandbox</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href="${root}/assets/style.css?v=${frame.assetMark}" />
      </head>
      <body class="login">
        <main id="main">
          <h1>phlebo sandbox</h1>
          ${why !== undefined && html`<p role="alert" class="told refused">${why}</p>`}
          <form method="post" action="${root}/login">
            <div class="field">
              <label for="token">Control token</label
              ><input
                id="token"
                name="token"
                type="password"
                required
                autofocus
                autocomplete="current-password"
              />
            </div>
            <button class="primary">Sign in</button>
            <p class="soft">The one that the sandbox was started with.</p>
          </form>
        </main>
      </body>
    </html>`.text;
