/** The style and the script of report.html, which are files of their own in the package. */
import { readFileSync } from 'node:fs';
import type { HtmlAssets } from './report/html/html.ts';

/** Read when the report is written, not when the command starts. */
export const readHtmlAssets = (): HtmlAssets => ({
  style: read('report.css'),
  script: read('report.client.js'),
});

// By its folder, so that the same address holds from this file and from a bundle in dist/.
const read = (name: string): string =>
  readFileSync(new URL(`../conformance/report/html/${name}`, import.meta.url), 'utf8');
