/** What is before the staff page, for whoever has not shown that they may see it. */

import { html } from '../../../html/markup.ts';
import { hidden, inputField, mistakeSummary } from './fields.ts';
import type { Page } from './layout.ts';
import { noticePage } from './notices.ts';

/** `actionBase`: the path of the staff page. */
export const staffDoor = (options: {
  readonly actionBase: string;
  readonly formToken: string;
  readonly isWrong: boolean;
}): Page => {
  const mistakes = options.isWrong
    ? [{ field: 'token', message: 'That is not the token of this sandbox.' }]
    : [];
  return {
    title: 'Staff only',
    lead: 'This page is for staff. Enter the control token of the sandbox to go on.',
    told: mistakeSummary(mistakes),
    hasMistakes: options.isWrong,
    status: 401,
    body: html`
      <form class="card" method="post" action="${options.actionBase}/sign-in" novalidate>
        ${hidden({ formToken: options.formToken })}
        ${inputField({
          ...{ name: 'token', label: 'Control token', value: '', mistakes },
          ...{ type: 'password', autocomplete: 'current-password', isVerbatim: true },
        })}
        <button class="primary">Continue</button>
      </form>
    `,
  };
};

export const staffDenied = noticePage({
  title: 'Staff only',
  lead: 'This page is for staff, on the machine that the sandbox runs on.',
  then: 'Open it there under localhost or 127.0.0.1, or start the sandbox with a control token and enter that here.',
  status: 403,
});
