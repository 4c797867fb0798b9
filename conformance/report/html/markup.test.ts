import { expect, it } from 'vitest';
import { html, inertJson } from './markup.ts';

it('escapes texts, in elements and in attributes', () => {
  const text = `<b a="1" b='2'>&`;
  expect(html`<p title="${text}">${text}</p>`.text).toBe(
    '<p title="&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;">&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;</p>',
  );
});

it('takes markup as it is, lists one after the other, and undefined as nothing', () => {
  const items = ['<', 'b'].map((item) => html`<li>${item}</li>`);
  const seen = html`${[...items]}|${undefined}|${3}`;
  expect(seen.text).toBe('<li>&lt;</li><li>b</li>||3');
});

it('shows control characters by their number', () => {
  expect(html`${'\u0000\u202e\ud800'}`.text).toBe('\\u{0}\\u{202e}\\u{d800}');
});

it('lets nothing in data close its element, and keeps the data', () => {
  const data = { text: '</script><!--<script>\u2028' };
  const { text } = inertJson(data);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(data);
});
