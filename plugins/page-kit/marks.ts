/** The marks that facts carry on every reference page, as HTML with a space before each. */
import {codeHtml} from './html';

/** Mark of what 0.15.0 lacks. */
export const NEW = ' <span class="ref-since">New in Next</span>';

/** Mark of what was different in 0.15.0. */
export const CHANGED = ' <span class="ref-since">Changed in Next</span>';

/** Mark of what is on its way out. */
export const DEPRECATED = ' <span class="ref-deprecated">Deprecated</span>';

/** Mark of what must be given. */
export const REQUIRED = ' <span class="ref-required">Required</span>';

/** The marks of one fact; empty for most. */
export function marks({
  deprecated,
  since,
}: {
  deprecated?: true | undefined;
  since?: 'next' | undefined;
}): string {
  return (deprecated ? DEPRECATED : '') + (since ? NEW : '');
}

/** Tells the value that counts where none is given. */
export function defaultMark(value: string): string {
  return ` <span class="ref-default">Default: ${codeHtml(value)}</span>`;
}

/** Yes or No, as the theme draws them. */
export function yesNo(yes: boolean): string {
  return yes ? '<span class="ref-yes">Yes</span>' : '<span class="ref-no">No</span>';
}
