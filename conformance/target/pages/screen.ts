/** A page at one moment, as a person would see it: what can be operated, and what it complains of. */

export type ControlRole = 'text' | 'select' | 'radio' | 'checkbox' | 'button' | 'link';

export type Option = {
  readonly value: string;
  readonly label: string;
  /** The heading under which it stands. */
  readonly group: string;
  readonly disabled: boolean;
};

/** Something to fill in, choose or press. Texts are as the page has them, with single spaces. */
export type FormControl = {
  readonly index: number;
  readonly role: ControlRole;
  /** The `type` of an input or a button. */
  readonly type: string;
  readonly name: string;
  readonly id: string;
  readonly autocomplete: string;
  /** The accessible name. */
  readonly label: string;
  /** The name of the group around it: a legend, as a rule. */
  readonly group: string;
  readonly placeholder: string;
  readonly hint: string;
  readonly pattern: string;
  readonly value: string;
  /** Checked, selected or pressed. */
  readonly chosen: boolean;
  readonly disabled: boolean;
  readonly required: boolean;
  /** What the page, or the browser for it, finds wrong with the value; empty when nothing. */
  readonly complaint: string;
  /** Of a select. */
  readonly options: readonly Option[];
  /** Of a button: the text of the entry of a list in which it stands. */
  readonly near: string;
  /** The number of the form that it belongs to; -1 for none. */
  readonly form: number;
  readonly submits: boolean;
  /** Fields for which the profile names this element. */
  readonly meant: readonly string[];
};

export type Screen = {
  readonly url: string;
  readonly title: string;
  readonly heading: string;
  readonly controls: readonly FormControl[];
  readonly complaints: readonly string[];
  /** The text that is shown, cut where it is long. */
  readonly text: string;
  /** CSS pixels. */
  readonly width: { readonly inner: number; readonly scroll: number };
};

/** The same for two screens that hold the same things to operate, whatever has been filled in. */
export const outlineOf = ({ url, heading, controls }: Screen): string =>
  JSON.stringify([
    new URL(url).pathname,
    heading,
    controls.map(({ role, name, label, disabled, options }) => [
      ...[role, name, label, disabled, options.length],
    ]),
  ]);

/** The same for two screens that ask the same questions: a form that came back, with complaints or without. */
export const questionsOf = ({ controls }: Screen): string =>
  JSON.stringify(
    controls
      .filter(({ role }) => role !== 'button' && role !== 'link')
      .map(({ role, name, id }) => [role, name, id]),
  );

/** What there is to choose from: a page may have been asked to show more of it. */
export const choicesIn = ({ controls }: Screen): string =>
  JSON.stringify(
    controls
      .filter(({ role }) => role === 'select' || role === 'radio')
      .map(({ name, value, options }) => [
        name,
        ...(options.length > 0 ? options.map((one) => one.value) : [value]),
      ]),
  );
