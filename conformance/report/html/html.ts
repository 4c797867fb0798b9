/** report.html: the whole run as one page that asks nothing of any network. */
import { createHash } from 'node:crypto';
import type { Requirement } from '../../requirements.ts';
import type { Report } from '../report.ts';
import type { Results } from '../results.ts';
import { checkList } from './check-list.ts';
import { html, inertJson, verbatim } from './markup.ts';
import type { Markup } from './markup.ts';
import { notTestable } from './not-testable.ts';
import { openPoints } from './open-points.ts';
import { overview } from './overview.ts';
import { requirementTable } from './requirement-table.ts';

export type HtmlAssets = { readonly style: string; readonly script: string };

export type HtmlContext = {
  readonly requirements: ReadonlyMap<string, Requirement>;
  readonly assets: HtmlAssets;
};

/**
 * Evidence is data at the end of the page, drawn by the script when a timeline is opened: a record that a
 * thousand checks share stands in the file once.
 */
export function htmlReport(report: Report, { requirements, assets }: HtmlContext): string {
  const { results } = report;
  const context = { requirements, evidence: results.evidence };
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta http-equiv="Content-Security-Policy" content="${policy(assets)}" />
        <title>phlebo check of ${results.target.url}</title>
        ${verbatim(`<style>${assets.style}</style>`)}
      </head>
      <body>
        <a class="skip" href="#overview">Skip to the overview</a>
        ${contents()}
        <main>
          ${overview(report)} ${requirementTable(report, requirements.values())}
          ${openPoints(results)} ${notTestable(results)} ${checkList(results, context)}
        </main>
        <script type="application/json" id="evidence">
          ${inertJson(shownIn(results))}
        </script>
        ${verbatim(`<script>${assets.script}</script>`)}
      </body>
    </html> `;
  return page.text;
}

/** What a timeline shows: records that nobody cites would make half of the page. */
function shownIn({ checks, observations, evidence }: Results): Results['evidence'] {
  const cited = [...checks, ...observations].flatMap((one) => one.evidence);
  return Object.fromEntries(
    [...new Set(cited)].flatMap((id) => {
      const record = evidence[id];
      return record === undefined ? [] : [[id, record]];
    }),
  );
}

/** Nothing is loaded, and no script or style runs but the page's own, whatever else has got in. */
const policy = ({ style, script }: HtmlAssets): string =>
  `default-src 'none'; style-src '${fingerprint(style)}'; script-src '${fingerprint(script)}'; base-uri 'none'; form-action 'none'`;

const fingerprint = (source: string): string =>
  `sha256-${createHash('sha256').update(source).digest('base64')}`;

const places: readonly (readonly [string, string])[] = [
  ['overview', 'Overview'],
  ['requirements', 'Requirements'],
  ['open-points', 'Open points'],
  ['not-testable', 'Not testable'],
  ['checks', 'Checks'],
];

const contents = (): Markup =>
  html`<nav aria-label="Contents">
    <ul>
      ${places.map(([id, name]) => html`<li><a href="#${id}">${name}</a></li>`)}
    </ul>
  </nav>`;
