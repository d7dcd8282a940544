/** Small writers of CommonMark for generated pages. */
import {stringify} from 'yaml';
import {escapeText as escapeTags} from '../../src/lib/html-entities';

export {escapeHtml} from '../../src/lib/html-entities';

/** A front matter block; keys whose value is undefined are left out. */
export function frontMatter(values: Record<string, unknown>): string {
  return `---\n${stringify(values, {lineWidth: 0})}---\n`;
}

/** Makes text safe inside a Markdown paragraph or table cell: no HTML, no emphasis, no links. */
export function escapeText(text: string): string {
  return escapeTags(text)
    .replace(/[\\`*_[\]]/g, '\\$&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Inline code, with as many backticks as the text needs. */
export function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = longest > 0 ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

/**
 * A fenced block.
 *
 * @param language of the code, and what else may follow it, as in `json response` (`plugins/markdown/highlight/fence.ts`)
 */
export function fence(language: string, text: string, title?: string): string {
  const mark = text.includes('```') ? '````' : '```';
  return `${mark}${language}${title ? ` title="${title}"` : ''}\n${text.trimEnd()}\n${mark}`;
}

/** A table; cells are already Markdown, and their pipes are escaped here. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => text.replace(/(?<!\\)\|/g, '\\|');
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Joins blocks with a blank line between them, leaving out empty ones. */
export function blocks(...parts: readonly (string | undefined | false)[]): string {
  return parts.filter((part): part is string => Boolean(part)).join('\n\n');
}
