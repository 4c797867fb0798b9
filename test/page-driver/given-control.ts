/** A control of a page as a test needs it: an empty text field, changed as it says. */
import type { FormControl } from '../../conformance/target/pages/screen.ts';

export const givenControl = (changes: Partial<FormControl> = {}): FormControl => ({
  ...{ index: 0, role: 'text', type: 'text', name: '', id: '', autocomplete: '', label: '' },
  ...{ group: '', placeholder: '', hint: '', pattern: '', value: '', near: '', complaint: '' },
  ...{ chosen: false, disabled: false, required: false, submits: false },
  ...{ options: [], form: 0, meant: [] },
  ...changes,
});
