// Runs in the page: draws a timeline from the data at its end when it is opened, copies lines, filters checks.
/* global document, location, navigator, window, setTimeout */

(() => {
  const records = JSON.parse(document.getElementById('evidence').textContent);

  /** The same as visible.ts: what a server sent is shown, and acts on nothing. */
  const visible = (text) =>
    text.replace(/[\p{Cc}\p{Cf}\p{Cs}\ufffe\uffff]/gu, (character) =>
      character === '\n' || character === '\t'
        ? character
        : `\\u{${character.codePointAt(0).toString(16)}}`,
    );

  /** An element with a class; its children are elements or texts, never markup. */
  const make = (name, className, ...children) => {
    const element = document.createElement(name);
    if (className !== '') element.className = className;
    element.append(
      ...children.map((child) => (typeof child === 'string' ? visible(child) : child)),
    );
    return element;
  };

  const addCopyButton = (box) => {
    const button = make('button', 'copy', 'Copy');
    button.type = 'button';
    button.addEventListener('click', async () => {
      const line = box.querySelector('pre');
      try {
        await navigator.clipboard.writeText(line.textContent);
      } catch {
        // No clipboard for this page: the line is selected, and one key copies it.
        window.getSelection().selectAllChildren(line);
        button.textContent = 'Selected';
        return;
      }
      button.textContent = 'Copied';
      setTimeout(() => (button.textContent = 'Copy'), 2000);
    });
    box.append(button);
  };

  const scrolling = (text) => {
    const block = make('pre', '', text);
    block.tabIndex = 0;
    return block;
  };

  const copyable = (line) => {
    const box = make('div', 'copyable', scrolling(line));
    addCopyButton(box);
    return box;
  };

  const readable = (body) => {
    try {
      return JSON.stringify(JSON.parse(body), null, 2);
    } catch {
      return body;
    }
  };

  const labelled = (label, text) =>
    text === '' ? [] : [make('p', 'label', label), scrolling(text)];

  /** A file beside the report: nothing is loaded until it is asked for. */
  const fileLink = (label, file) => {
    if (file === null || file === undefined || !/^pages\/[\w.-]+$/.test(file)) return [];
    const link = make('a', '', file);
    link.href = file;
    return [make('p', 'label', `${label}: `, link)];
  };

  const headerLines = (headers) =>
    Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n');

  const pathOf = (url) => url.replace(/^https?:\/\/[^/]*/, '').replace('/api/integration/v1', '');

  /** For each kind of evidence its line in the timeline and what stands behind it. */
  const kinds = {
    http: ({ request, response, fault, durationMs, curl }) => ({
      line: `${request.method} ${pathOf(request.url)}`,
      end: response === null ? 'no answer' : String(response.status),
      note: `${durationMs} ms`,
      parts: [
        copyable(curl),
        ...labelled('Sent', request.body === null ? '' : readable(request.body)),
        ...(response === null
          ? labelled('Fault', fault ?? '')
          : [
              ...labelled(`Came: ${response.status}`, readable(response.body) || '(no body)'),
              ...labelled('Headers', headerLines(response.headers)),
            ]),
      ],
    }),
    control: ({ action, parameters, reply, fault, durationMs, curl }) => ({
      line: action,
      end: fault === null ? 'done' : 'failed',
      note: `${durationMs} ms`,
      parts: [
        copyable(curl),
        ...labelled('Parameters', JSON.stringify(parameters, null, 2)),
        ...labelled('Reply', fault ?? JSON.stringify(reply, null, 2) ?? ''),
      ],
    }),
    webhook: ({ mailbox, eventType, headers, body, problems, answered, receivedAt }) => ({
      line: `${eventType ?? 'unnamed event'} to ${mailbox}`,
      end: problems.length === 0 ? 'sound' : 'unsound',
      note: receivedAt.replace('T', ' '),
      parts: [
        ...labelled('Problems', problems.join('\n')),
        ...labelled('Body', readable(body)),
        ...labelled('Headers', headerLines(headers)),
        make('p', 'label', `Answered: ${answered ?? 'connection closed'}`),
      ],
    }),
    page: ({ url, step, shown, fault, screenshot, trace, durationMs }) => ({
      line: `${step} (${pathOf(url)})`,
      end: fault === null ? 'done' : 'failed',
      note: `${durationMs} ms`,
      parts: [
        ...labelled('Fault', fault ?? ''),
        ...fileLink('Screenshot', screenshot),
        ...fileLink('Trace (npx playwright-core show-trace FILE)', trace),
        ...labelled('Shown', shown),
      ],
    }),
  };

  const draw = (id) => {
    const record = records[id];
    if (record === undefined) return make('li', '', `${id} is not in this report`);
    const { line, end, note, parts } = kinds[record.kind](record);
    const head = make(
      'summary',
      '',
      make('span', `badge ${record.kind}`, record.kind),
      ' ',
      make('span', 'line', line),
      ' ',
      make('b', 'end', `→ ${end}`),
      ' ',
      make('span', 'small', `${note} · ${id}`),
    );
    return make('li', '', make('details', 'step', head, ...parts));
  };

  const fill = (list) => {
    if (list.childElementCount > 0) return;
    list.append(...list.dataset.evidence.split(' ').map(draw));
  };

  /** Lists of details that are still closed wait for theirs. */
  const fillOpen = (details) => {
    for (const list of details.querySelectorAll('[data-evidence]')) {
      if (list.closest('details:not([open])') === null) fill(list);
    }
  };

  document.addEventListener('toggle', ({ target }) => target.open && fillOpen(target), true);
  for (const box of document.querySelectorAll('.copyable')) addCopyButton(box);
  fillOpen(document);

  /** A link to a check opens it and all that it stands in. */
  const openTarget = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target === null) return;
    for (let at = target; at !== null; at = at.parentElement) {
      if (at.localName === 'details') at.open = true;
    }
    target.scrollIntoView();
    target.querySelector(':scope > summary')?.focus({ preventScroll: true });
  };
  window.addEventListener('hashchange', openTarget);
  openTarget();

  const [filter, find, verdict, found] = ['filter', 'find', 'verdict', 'found'].map((id) =>
    document.getElementById(id),
  );
  const checks = [...document.querySelectorAll('.check')].map((element) => ({
    element,
    words: element.querySelector('summary').textContent.toLowerCase(),
  }));
  const applyFilter = () => {
    const wanted = find.value.toLowerCase().trim();
    const isOn = wanted !== '' || verdict.value !== '';
    let count = 0;
    for (const { element, words } of checks) {
      const hit =
        words.includes(wanted) &&
        (verdict.value === '' || element.classList.contains(`is-${verdict.value}`));
      element.hidden = !hit;
      if (hit) count += 1;
    }
    for (const area of document.querySelectorAll('.area')) {
      const hits = area.querySelector('.check:not([hidden])') !== null;
      area.hidden = !hits;
      if (isOn) area.open = hits;
    }
    found.textContent = isOn ? `${count} of ${checks.length}` : '';
  };
  filter.hidden = false;
  filter.addEventListener('input', applyFilter);
  filter.addEventListener('submit', (event) => event.preventDefault());
})();
