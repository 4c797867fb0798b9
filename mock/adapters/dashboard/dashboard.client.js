// Keeps the open page live, copies, and shows the clock. htmx does the rest.
/* global document, window, navigator, EventSource, fetch, setTimeout, clearTimeout, setInterval */

(() => {
  const { htmx } = window;
  const live = () => document.getElementById('live');
  const refresher = () => document.getElementById('refresher');

  // --- What is read anew, and when ---------------------------------------------------------------

  /** Someone is at work in this part: it is read anew when they have left it. */
  const isInUse = () => {
    const active = document.activeElement;
    const isTyping = active?.matches(fields) === true && live()?.contains(active) === true;
    return isTyping || isPressing || window.getSelection()?.type === 'Range';
  };
  const fields = 'input:not([type=hidden]), select, textarea';
  /** A button that is exchanged while it is pressed is not pressed. */
  let isPressing = false;
  document.addEventListener('pointerdown', () => {
    isPressing = true;
  });
  for (const end of ['pointerup', 'pointercancel']) {
    document.addEventListener(end, () => {
      isPressing = false;
      setTimeout(() => isDue && refresh(), 200);
    });
  }

  /** In a flood the page follows at this pace; a single change is shown at once. */
  const paceMs = 700;
  let isDue = false;
  let isAsking = false;
  let last = -Infinity;
  let waiting;
  const refresh = () => {
    isDue = false;
    clearTimeout(waiting);
    if (refresher() === null) return;
    const early = last + paceMs - performance.now();
    if (isInUse() || isAsking) isDue = true;
    else if (early > 0) waiting = setTimeout(refresh, early);
    else {
      last = performance.now();
      htmx.trigger(refresher(), 'live');
    }
  };
  const heard = (topics) => {
    const own = refresher()?.dataset.topics.split(' ') ?? [];
    const isOurs = topics.includes('all') || topics.includes('clock') || topics.includes('reset');
    if (isOurs || own.some((topic) => topics.includes(topic))) refresh();
  };
  document.addEventListener('focusout', () => setTimeout(() => isDue && refresh(), 200));
  document.addEventListener('selectionchange', () => setTimeout(() => isDue && refresh(), 1000));

  // --- The stream: only while someone looks, so that a forgotten tab costs nothing -----------------

  let stream;
  const tell = (state) => {
    const mark = document.getElementById('live-state');
    if (mark === null) return;
    mark.dataset.state = state;
    mark.textContent = state === 'live' ? 'Live' : 'Reconnecting…';
  };
  const connect = () => {
    if (stream !== undefined || document.getElementById('live-state') === null) return;
    let wasLost = false;
    stream = new EventSource('/_sandbox/changes');
    stream.addEventListener('open', () => {
      tell('live');
      // What happened meanwhile was told to nobody.
      if (wasLost) refresh();
      wasLost = false;
    });
    stream.addEventListener('error', () => {
      wasLost = true;
      tell('lost');
      if (stream?.readyState === EventSource.CLOSED) {
        stream = undefined;
        setTimeout(connect, 5000);
      }
    });
    stream.addEventListener('changed', ({ data }) => heard(JSON.parse(data)));
  };
  const disconnect = () => {
    stream?.close();
    stream = undefined;
  };
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) disconnect();
    else {
      connect();
      refresh();
    }
  });
  // A page that leaves gives its connection back at once: a browser has six for a server.
  window.addEventListener('pagehide', disconnect);
  window.addEventListener('pageshow', connect);

  // --- What stays as it was when a part is exchanged ----------------------------------------------

  let opened = [];
  /** What was filled in and not sent yet is there again, in the field of the same id. */
  let filled = [];
  let rows = new Set();
  const rowsNow = () =>
    new Set([...document.querySelectorAll('[data-row]')].map((row) => row.dataset.row));
  let isSamePage = false;
  /** What stays open: all while one looks on; after an act not the menu that it was in. */
  const keptBy = { live: 'details[id][open]', post: 'details[id][open]:not(.popover, .clock)' };
  document.addEventListener('htmx:beforeRequest', ({ target }) => {
    if (target.id === 'refresher') isAsking = true;
  });
  document.addEventListener('htmx:afterRequest', () => {
    isAsking = false;
    if (isDue) refresh();
  });
  document.addEventListener('htmx:beforeSwap', ({ detail }) => {
    isSamePage = detail.target.id === 'live';
    const kept = keptBy[isSamePage ? 'live' : detail.requestConfig.verb] ?? 'none';
    opened = [...document.querySelectorAll(kept)].map(({ id }) => id);
    filled = isSamePage ? filledNow() : [];
    rows = rowsNow();
  });
  const filledNow = () =>
    [...(live()?.querySelectorAll(fields) ?? [])]
      .filter((field) => field.id !== '' && isChanged(field))
      .map(({ id, value, checked }) => ({ id, value, checked }));
  const isChanged = (field) => {
    if (field.type === 'checkbox') return field.checked !== field.defaultChecked;
    if (field.localName !== 'select') return field.value !== field.defaultValue;
    const usual = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
    return usual !== undefined && !usual.selected;
  };
  const hasOption = ({ options }, value) => [...options].some((option) => option.value === value);
  const refill = () => {
    for (const { id, value, checked } of filled) {
      const field = document.getElementById(id);
      if (field === null) continue;
      if (field.type === 'checkbox') field.checked = checked;
      else if (field.localName !== 'select' || hasOption(field, value)) field.value = value;
    }
    filled = [];
  };
  const reopen = () => {
    for (const id of opened) {
      const details = document.getElementById(id);
      if (details?.localName === 'details') details.open = true;
    }
    opened = [];
  };
  const markNew = () => {
    if (rows.size === 0) return;
    for (const row of document.querySelectorAll('[data-row]')) {
      if (!rows.has(row.dataset.row)) row.classList.add('is-new');
    }
  };
  /** After a change of page the reader begins at its head, as a browser would have it. */
  const begin = (wasAct) => {
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    const start = document.getElementById('told') ?? document.querySelector('#main h1');
    start?.setAttribute('tabindex', '-1');
    start?.focus({ preventScroll: wasAct });
  };
  document.addEventListener('htmx:afterSettle', ({ detail }) => {
    reopen();
    refill();
    forgetTold();
    showSection();
    if (isSamePage) markNew();
    else begin(detail.requestConfig?.verb === 'post');
  });

  /** The name of a message that was shown is of no use to anyone. */
  const forgetTold = () => {
    const address = new URL(window.location.href);
    if (!address.searchParams.has('told')) return;
    address.searchParams.delete('told');
    window.history.replaceState(window.history.state, '', address);
  };

  /** On a small screen the sections are wider than it. */
  const showSection = () => {
    const nav = document.getElementById('nav');
    const here = nav?.querySelector('[aria-current]');
    if (here) nav.scrollLeft = here.offsetLeft - (nav.clientWidth - here.offsetWidth) / 2;
  };

  // --- Copying ------------------------------------------------------------------------------------

  const put = async (text) => {
    if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(text);
    // Without TLS, away from this machine, there is only the old way.
    const box = document.createElement('textarea');
    box.value = text;
    document.body.append(box);
    box.select();
    document.execCommand('copy');
    box.remove();
  };
  const textFor = async ({ copy, copyText, copyFrom }) => {
    if (copyText !== undefined) return copyText;
    if (copy !== undefined) return document.getElementById(copy).textContent;
    const answer = await fetch(copyFrom, { method: 'POST' });
    if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`);
    return answer.text();
  };
  document.addEventListener('click', async ({ target }) => {
    const button = target.closest?.('[data-copy], [data-copy-text], [data-copy-from]');
    if (!button) return;
    const label = button.dataset.label ?? button.textContent.trim();
    button.dataset.label = label;
    try {
      await put(await textFor(button.dataset));
      button.textContent = 'Copied';
    } catch {
      button.textContent = 'Not copied';
    }
    setTimeout(() => (button.textContent = label), 1500);
  });

  // --- Filters take effect as they are set; a menu closes as one looks away ------------------------

  let typing;
  const apply = (form) => form.requestSubmit();
  document.addEventListener('change', ({ target }) => {
    if (target.matches('.filters select')) apply(target.form);
  });
  document.addEventListener('input', ({ target }) => {
    if (!target.matches('.filters input[type=search]')) return;
    clearTimeout(typing);
    typing = setTimeout(() => apply(target.form), 400);
  });
  const menus = () => document.querySelectorAll('details.popover[open], details.clock[open]');
  document.addEventListener('click', ({ target }) => {
    for (const menu of menus()) if (!menu.contains(target)) menu.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of menus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });

  // --- The clock: told once by the sandbox, counted on here ----------------------------------------

  let shown;
  let since = 0;
  const count = () => {
    const clock = document.getElementById('now');
    if (clock === null || document.hidden) return;
    const told = clock.getAttribute('datetime');
    if (shown !== told) [shown, since] = [told, Date.now()];
    const at = Date.parse(told) + (Date.now() - since) * Number(clock.dataset.rate);
    const text = new Date(at).toISOString().slice(0, 19).replace('T', ' ');
    if (clock.textContent !== text) clock.textContent = text;
  };
  setInterval(count, 1000);

  connect();
  forgetTold();
  showSection();
})();
