/** Faults of how a page is made up, put into what a sound page would send. */

import type { PageFault } from '../faults.ts';

type Sent = { readonly type: string; readonly text: string };

type Around = {
  readonly fault: PageFault | undefined;
  readonly csp: string;
  /** host:port at which the page was asked for. */
  readonly host: string | undefined;
};

type Spoilt = { readonly text: string; readonly csp: string };

/** The text and the Content-Security-Policy that go out; those of a sound set as they came. */
export const spoil = ({ type, text }: Sent, { fault, csp, host = '' }: Around): Spoilt => {
  if (fault === 'hint-unescaped') return { text, csp: withInlineScripts(csp) };
  if (fault === 'frameable') return { text, csp: csp.replace(/;\s*frame-ancestors[^;]*/, '') };
  if (fault === 'third-party-image') return withImage({ type, text }, csp, host);
  if (fault === 'unlabelled') return { text: withoutLabels({ type, text }), csp };
  if (fault === 'too-wide' && type === 'css') {
    return { text: `${text}\nmain { min-width: 900px; }\n`, csp };
  }
  return { text, csp };
};

/** Of a directive that is there twice the first counts. */
const withInlineScripts = (csp: string): string =>
  `script-src 'self' 'unsafe-inline'; img-src *; ${csp}`;

/** This server again, under its other name: for a browser another host, and yet on this machine. */
const withImage = ({ type, text }: Sent, csp: string, host: string): Spoilt => {
  const other = `http://localhost:${host.slice(host.lastIndexOf(':') + 1)}`;
  const image = `<img src="${other}/count.gif" alt="" width="1" height="1">`;
  return {
    text: type === 'html' ? text.replace('</body>', `${image}</body>`) : text,
    csp: `img-src ${other}; ${csp}`,
  };
};

/** Also in the script that draws a page: it names elements and attributes in quotes. */
const withoutLabels = ({ type, text }: Sent): string => {
  if (type === 'js') {
    return text.replaceAll("'label'", "'span'").replaceAll("'aria-labelledby'", "'data-label'");
  }
  if (type !== 'html') return text;
  return text
    .replaceAll(/<(\/?)label\b/g, '<$1span')
    .replaceAll(/ (?:for|aria-label|aria-labelledby|placeholder)="[^"]*"/g, '');
};
