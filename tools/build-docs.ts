// The API reference as files that need no network: dist/docs/, rendered by Redoc from openapi.yaml.
//
// `redocly build-docs` gives one page with its scripts inside. They are taken out into files of
// their own, so that the page can be served with a content security policy that allows no inline
// script and no host but ours.

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { forReaders, type Contract } from './reference-for-readers.ts';

/** Where the sandbox serves these files; with a fixed path it does not matter how the page's own address ends. */
const servedAt = '/_sandbox/docs';

/** Redoc puts its styles into the page; everything else comes from files beside it, or from nowhere. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Hosts that Redoc would load pictures from or report to. */
const foreign = /https:\/\/(?:cdn\.redoc\.ly|cdn\.redocly\.com|otel\.cloud\.redocly\.com)/g;

const root = fileURLToPath(new URL('..', import.meta.url));
const docs = join(root, 'dist', 'docs');

/** Stands where Redoc would load its makers' logo from their network. */
const redocLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="46" height="16"><text y="13" font-family="sans-serif" font-size="14" fill="#0044d4">Redoc</text></svg>\n';

const contract = await readFile(join(root, 'openapi.yaml'), 'utf8');
await mkdir(docs, { recursive: true });
const { html, scripts } = takeOutScripts(await renderPage(contract));
await Promise.all([
  writeFile(join(docs, 'index.html'), withHead(keepAtHome(html))),
  ...scripts.map(({ name, text }) => writeFile(join(docs, name), keepAtHome(text))),
  writeFile(join(docs, 'redoc.svg'), redocLogo),
  writeFile(join(docs, 'LICENSES.txt'), await redocLicenses()),
  writeFile(join(docs, 'openapi.yaml'), contract),
]);

/** One page with everything inside, as `redocly build-docs` writes it. */
async function renderPage(contract: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'phlebo-docs-'));
  const shown = join(folder, 'openapi.json');
  const page = join(folder, 'index.html');
  const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
  const config = join(root, 'tools', 'reference.redocly.yaml');
  const argv = ['build-docs', shown, '--inlineBundle', '--output', page, '--config', config];
  try {
    await writeFile(shown, JSON.stringify(forReaders(parse(contract) as Contract)));
    await promisify(execFile)(process.execPath, [redocly, ...argv], {
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    return await readFile(page, 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Of Redoc and of what it was made from, as its package ships them. */
async function redocLicenses(): Promise<string> {
  const files = ['LICENSE', 'THIRD_PARTY_NOTICES'].map((name) =>
    readFile(new URL(import.meta.resolve(`@redocly/cli/${name}`)), 'utf8'),
  );
  return (await Promise.all(files)).join('\n');
}

type Script = { name: string; text: string };

/** Each inline script becomes a file, in its place a reference to it. */
function takeOutScripts(page: string): { html: string; scripts: Script[] } {
  const scripts: Script[] = [];
  const inline = /<script(?<kind>| type="module")>(?<text>[^]*?)<\/script>/g;
  const html = page.replace(inline, (_all, kind: string, text: string) => {
    const name = `reference-${scripts.length + 1}.js`;
    scripts.push({ name, text });
    return `<script${kind} src="${servedAt}/${name}"></script>`;
  });
  if (scripts.length === 0) throw new Error('Redoc changed its page: no inline script was found.');
  return { html, scripts };
}

/** Redoc's own hosts become paths below ours, so that a reader without a network misses nothing. */
function keepAtHome(text: string): string {
  return text
    .replace(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g, `${servedAt}/redoc.svg`)
    .replace(foreign, servedAt);
}

/** What stands in the page itself, so that it holds whatever server gives it out. */
function withHead(page: string): string {
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    // A browser asks for /favicon.ico unless the page says that there is none.
    '<link rel="icon" href="data:,">',
    // A menu that sends the page to outside assistants, which could not reach it.
    '<style>[data-testid="page-actions"] { display: none }</style>',
  ];
  return page.replace('<head>', ['<head>', ...head].join('\n  '));
}
