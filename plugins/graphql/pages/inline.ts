/** Writes descriptions of the schema as HTML. */
import {escapeHtml} from '../../page-kit/markdown';

/** Converts a description, whose backticks mark code, to HTML. */
export function inline(text: string): string {
  return escapeHtml(text.replace(/\s+/g, ' ').trim()).replace(/`([^`]+)`/g, '<code>$1</code>');
}
