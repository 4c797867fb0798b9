/** Buttons and links that stand for a choice: a time, a day, a clinic, a way to be visited. Pure. */
import { waysFor } from './choose.ts';
import type { PageField } from './page-field.ts';
import type { PageWish } from './page-wish.ts';
import { timeOfDay } from './recognize.ts';
import type { FormControl, Screen } from './screen.ts';
import { buttonWords, channelWords } from './vocabulary.ts';

export type ChoiceButton =
  | { readonly kind: 'press'; readonly field: PageField; readonly control: FormControl }
  | { readonly kind: 'unoffered'; readonly field: PageField };

type Settings = {
  readonly wish: PageWish;
  /** What has been chosen by a button before. */
  readonly pressed: ReadonlySet<PageField>;
  /** What has been asked in another way. */
  readonly asked: ReadonlySet<PageField>;
};

/** In the order in which a page may let choose. Undefined when none is left to be pressed. */
export function choiceButton(screen: Screen, settings: Settings): ChoiceButton | undefined {
  const buttons = screen.controls.filter(
    ({ role, disabled, label }) =>
      (role === 'button' || role === 'link') && !disabled && !buttonWords.other.test(label),
  );
  for (const field of choosers) {
    if (settings.pressed.has(field)) continue;
    if (field === 'fulfillmentChannel' && settings.asked.has(field)) continue;
    const found = among(buttons, field, settings.wish);
    if (found !== undefined) return found;
  }
  return undefined;
}

const choosers = [
  'fulfillmentChannel',
  'venue',
  'preferredDate',
  'timePreference',
  'venueSlotStart',
] as const;

type Chooser = (typeof choosers)[number];

function among(
  buttons: readonly FormControl[],
  field: Chooser,
  wish: PageWish,
): ChoiceButton | undefined {
  const candidates = candidatesFor(buttons, field, wish);
  if (candidates.length === 0) return undefined;
  const choices = candidates.map((control) => ({
    control,
    value: control.value,
    label: `${control.label} ${control.near}`,
    disabled: false,
  }));
  const ways = waysFor(field, wish);
  const fitting = ways.map((fits) => choices.find(fits)).find((one) => one !== undefined);
  if (fitting !== undefined) {
    return fitting.control.chosen ? undefined : { kind: 'press', field, control: fitting.control };
  }
  if (wish.strict?.includes(field) === true) return { kind: 'unoffered', field };
  const [first] = candidates;
  if (first === undefined || candidates.some(({ chosen }) => chosen)) return undefined;
  return { kind: 'press', field, control: first };
}

function candidatesFor(
  buttons: readonly FormControl[],
  field: Chooser,
  wish: PageWish,
): readonly FormControl[] {
  switch (field) {
    case 'venueSlotStart':
      return buttons.filter(({ label, value }) => timeOfDay.test(label) || isInstant(value));
    case 'timePreference':
      return dayParts(buttons);
    case 'fulfillmentChannel':
      return channelButtons(buttons, wish);
    case 'preferredDate':
      return buttons.filter(
        ({ label, value }) => day.test(label) || /^\d{4}-\d\d-\d\d$/.test(value),
      );
    case 'venue':
      return venueButtons(buttons, wish);
  }
}

/** One for each way; or, on a page for one way, the one that leads to the other. */
function channelButtons(
  buttons: readonly FormControl[],
  { channel }: PageWish,
): readonly FormControl[] {
  const says = (name: keyof typeof channelWords) =>
    buttons.filter(({ label }) => channelWords[name].test(label));
  const [home, venue] = [says('MOBILE'), says('IN_VENUE')];
  const onlyHome = home.filter((one) => !venue.includes(one));
  const onlyVenue = venue.filter((one) => !home.includes(one));
  if (onlyHome.length > 0 && onlyVenue.length > 0) return [...onlyHome, ...onlyVenue];
  const other = channel === 'IN_VENUE' ? venue : channel === 'MOBILE' ? home : [];
  return other.filter(
    ({ label, role }) => role === 'link' && /instead|choose|prefer|rather|switch/i.test(label),
  );
}

/** One alone is a heading, or a word of greeting. */
function dayParts(buttons: readonly FormControl[]): readonly FormControl[] {
  const parts = buttons.filter(({ label }) => /^(morning|afternoon|evening)\b/i.test(label));
  return parts.length > 1 ? parts : [];
}

const isInstant = (value: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value);

const day =
  /\b\d{1,2}(st|nd|rd|th)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2}\b|\b\d{4}-\d{2}-\d{2}\b/i;

/** Buttons that hold the name of the clinic; or entries of a list, each with a button of its own. */
function venueButtons(
  buttons: readonly FormControl[],
  { venue }: PageWish,
): readonly FormControl[] {
  const wanted = venue?.name;
  const named =
    wanted === undefined
      ? []
      : buttons.filter(({ label, near }) => `${label} ${near}`.includes(wanted));
  if (named.length > 0) return named;
  return buttons.filter(
    ({ near, label }) =>
      near.length > label.length && /^(choose|select|pick|book here|this one)/i.test(label),
  );
}
