/** Small writers of the raw HTML that stands in static blocks: terse, and never with a blank line. */
import {escapeHtml} from '../markdown';

/** Text whose backticks mark code, as descriptions are written. */
export function inline(text: string): string {
  return escapeHtml(text.replace(/\s+/g, ' ').trim()).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** The small link by which a reader takes the address of a definition. */
export function selfLink(anchor: string, name: string): string {
  return `<a class="ref-anchor" href="#${anchor}" aria-label="Link to ${name}">#</a>`;
}

/** A table of definitions, a row a string; nothing for no rows. */
export function rowsTable(head: readonly string[], rows: readonly string[]): string {
  if (rows.length === 0) return '';
  const titles = head.map((title) => `<th>${title}</th>`).join('');
  return (
    `<table class="ref-fields"><thead><tr>${titles}</tr></thead>\n` +
    `<tbody>${rows.join('\n')}</tbody></table>`
  );
}
