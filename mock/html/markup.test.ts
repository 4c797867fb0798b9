import { describe, expect, it } from 'vitest';
import { html } from './markup.ts';

const hostile = `<img src=x onerror=1>"'&`;
const harmless = '&lt;img src=x onerror=1&gt;&quot;&#39;&amp;';

describe('markup', () => {
  it('escapes text, between tags and in attributes alike', () => {
    expect(html`<p title="${hostile}">${hostile}</p>`.text).toBe(
      `<p title="${harmless}">${harmless}</p>`,
    );
  });

  it('takes markup and lists of it as they are, and text in lists as text', () => {
    const list = [html`<b>1</b>`, [html`<b>2</b>`], hostile];
    expect(html`<i>${list}</i>`.text).toBe(`<i><b>1</b><b>2</b>${harmless}</i>`);
  });

  it('makes nothing of what is left out, but a zero of a zero', () => {
    expect(html`${undefined}${null}${false}${''}${0}`.text).toBe('0');
  });

  it('shows what turns the direction of reading or ends a line early by its number', () => {
    expect(html`${'a\u202eb\u0000c\nd'}`.text).toBe('a\\u{202e}b\\u{0}c\nd');
  });
});
