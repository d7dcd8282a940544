/** Raw HTML that the reference pages share, without blank lines, which would end an HTML block. */
import {escapeHtml} from './markdown';

/** Inline code. */
export function codeHtml(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

/** The name of a row or a definition, as a link to it. */
export function linkedCodeHtml(id: string, name: string): string {
  return `<code><a href="#${id}">${escapeHtml(name)}</a></code>`;
}

/** The small link for copying the URL of the item beside it. */
export function selfLink(id: string, name: string): string {
  return `<a class="ref-anchor" href="#${id}" aria-label="Link to ${escapeHtml(name)}">#</a>`;
}

/** A table of fields or other facts; rows are already HTML. */
export function factsTable(head: readonly string[], rows: readonly string[], id?: string): string {
  const own = id === undefined ? '' : ` id="${id}"`;
  const titles = head.map((title) => `<th>${title}</th>`).join('');
  return (
    `<table class="ref-fields"${own}><thead><tr>${titles}</tr></thead>\n` +
    `<tbody>${rows.join('\n')}</tbody></table>`
  );
}

/** A row of cells, which are already HTML; a row with an id can be linked to. */
export function row(cells: readonly string[], id?: string): string {
  const own = id === undefined ? '' : ` id="${id}"`;
  return `<tr${own}>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

/** A row that introduces the rows below it. */
export function groupRow(title: string, columns: number): string {
  return `<tr class="ref-group"><th scope="colgroup" colspan="${columns}">${title}</th></tr>`;
}

/** An entry that expands: its summary is visible, the rest is inside. */
export function definition(
  id: string,
  summary: string,
  body: string,
  {open}: {open: boolean},
): string {
  const state = open ? ' open' : '';
  return `<details class="ref-def" id="${id}"${state}><summary>${summary}</summary>\n${body}</details>`;
}
