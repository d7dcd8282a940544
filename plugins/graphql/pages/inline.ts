/** Writes descriptions of the schema as HTML. */
import {escapeHtml} from '../../page-kit/markdown';

/** Text whose backticks mark code, as descriptions are written. */
export function inline(text: string): string {
  return escapeHtml(text.replace(/\s+/g, ' ').trim()).replace(/`([^`]+)`/g, '<code>$1</code>');
}
