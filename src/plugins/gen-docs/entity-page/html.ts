/** Pieces of HTML that the parts of an entity page share. Pure HTML runs hold no blank lines. */
import {type Entity, hasPage} from '../../../reference/metamodel';
import {escapeHtml} from '../markdown';

/** Inline code. */
export function codeHtml(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

/** The name of a row or a definition, which is the link to it. */
export function linkedCodeHtml(id: string, name: string): string {
  return `<code><a href="#${id}">${escapeHtml(name)}</a></code>`;
}

/** The name of an entity, linked to its page, which is a sibling of every entity page. */
export function entityHtml(entity: Entity): string {
  const name = codeHtml(entity.name);
  return hasPage(entity) ? `<a href="${entity.slug}">${name}</a>` : name;
}

/** Marks what is new or on its way out; empty for the rest. */
export function marksHtml(facts: {
  since?: 'next' | undefined;
  deprecated?: true | undefined;
}): string {
  const next = facts.since ? ' <span class="ref-since">New in Next</span>' : '';
  return facts.deprecated ? `${next} <span class="ref-deprecated">Deprecated</span>` : next;
}

/** A table of fields or relationships; cells are HTML already. */
export function tableHtml(head: readonly string[], rows: readonly string[], id?: string): string {
  const cells = head.map((text) => `<th>${text}</th>`).join('');
  const open =
    id === undefined ? '<table class="ref-fields">' : `<table class="ref-fields" id="${id}">`;
  return `${open}<thead><tr>${cells}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table>`;
}

/** One row; a row with an id can be linked to. */
export function rowHtml(cells: readonly string[], id?: string): string {
  const open = id === undefined ? '<tr>' : `<tr id="${id}">`;
  return `${open}${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

/** A definition that opens on click. */
export function definitionHtml(id: string, summary: string, body: string, open = false): string {
  const tag = `<details class="ref-def" id="${id}"${open ? ' open' : ''}>`;
  return `${tag}<summary>${summary}</summary>\n${body}\n</details>`;
}

/** Wraps HTML so that the build turns it into one string. */
export function staticBlock(html: string): string {
  return `<static-block>\n\n${html}\n\n</static-block>`;
}
