/** How a text of the patient gets into markup: escaped, unless the fault is that it is not. */

import { exactly, Markup } from '../../../mock/html/markup.ts';
import type { PageFault } from '../faults.ts';

export type Shown = (text: string) => Markup;

export const shownWith =
  (fault: PageFault | undefined): Shown =>
  (text) =>
    fault === 'hint-unescaped' ? new Markup(text) : exactly(text);
