/** The top of the page: what was judged, whether it holds, and what is broken, in one screen. */
import { countsOf, seconds } from '../numbers.ts';
import type { Report } from '../report.ts';
import type { CheckEntry } from '../results.ts';
import { broken } from './broken.ts';
import { html } from './markup.ts';
import type { Markup } from './markup.ts';
import { shareBar, verdictMark } from './verdict-mark.ts';

export function overview(report: Report): Markup {
  const { results } = report;
  return html`<header class="top">
      <p class="kind">Conformance report</p>
      <h1>${results.target.url}</h1>
      ${headline(report)} ${facts(report)}
    </header>
    <section id="overview" aria-labelledby="overview-title">
      <h2 id="overview-title">Overview</h2>
      ${tiles(report)} ${coverage(report)} ${broken(results)} ${stale(report)}
    </section>`;
}

function headline({ exitCode, aborted, results }: Report): Markup {
  const { fail, warn, error, notTestable, pass } = results.summary;
  const untested = notTestable === 0 ? '' : ` ${plural(notTestable, 'check')} could not be tested.`;
  if (aborted !== undefined)
    return banner('error', 'The run ended early', `${aborted}. What was not asked is not judged.`);
  if (error > 0)
    return banner(
      'error',
      'The runner broke',
      `In ${plural(error, 'check')}; the server is not blamed for that. ${plural(fail, 'check')} failed.`,
    );
  if (exitCode === 1 && fail + warn > 0)
    return banner(
      'fail',
      'Does not conform',
      `${plural(fail, 'check')} failed${warn > 0 ? `, ${String(warn)} warned` : ''}.${untested}`,
    );
  if (exitCode === 1)
    return banner('fail', 'An expectation is stale', 'No check failed that was not expected to.');
  if (pass === 0) return banner('not-testable', 'Nothing was exercised', untested.trim());
  const excused = fail === 0 ? '' : ` ${plural(fail, 'expected failure')}.`;
  return banner(
    'pass',
    'No violation found',
    `${plural(pass, 'check')} passed.${excused}${untested}`,
  );
}

const banner = (verdict: CheckEntry['verdict'], title: string, text: string): Markup =>
  html`<div class="banner is-${verdict}"><strong>${title}</strong> <span>${text}</span></div>`;

const plural = (count: number, noun: string): string =>
  `${String(count)} ${noun}${count === 1 ? '' : 's'}`;

function facts({ results, strict }: Report): Markup {
  const { suite, target, seed, startedAt, durationMs, requests } = results;
  const rows: readonly (readonly [string, string])[] = [
    ['Profile', target.profile ?? 'none'],
    ['Started', startedAt.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')],
    ['Took', `${seconds(durationMs)}, ${plural(requests, 'request')}`],
    ['Seed', String(seed)],
    ['Suite', `phlebo ${suite.version}, contract ${suite.contract}${strict ? ', strict' : ''}`],
  ];
  return html`<dl class="facts">
    ${rows.map(
      ([name, text]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${text}</dd>
        </div>`,
    )}
  </dl>`;
}

const tiles = ({ results }: Report): Markup =>
  html`<ul class="tiles">
    ${countsOf(results.summary).map(
      ({ verdict, count }) =>
        html`<li class="tile is-${verdict}"><b>${count}</b> ${verdictMark(verdict)}</li>`,
    )}
  </ul>`;

function coverage({ results }: Report): Markup {
  const { requirements, provable, proved } = results.coverage;
  return html`<p class="coverage">
      <b>${proved} of ${requirements}</b> requirements proved; with the powers at hand ${provable}
      could be.
    </p>
    ${shareBar([
      { verdict: 'pass', count: proved },
      { verdict: 'fail', count: provable - proved },
      { verdict: 'not-asked', count: requirements - provable },
    ])}`;
}

const stale = (report: Report): Markup | undefined =>
  report.stale.length === 0
    ? undefined
    : html`<h3>Stale expectations</h3>
        <ul class="stale">
          ${report.stale.map(({ check, why }) => html`<li><b>${check}</b> ${why}</li>`)}
        </ul>`;
