/** Renders the inline Markdown of facts as HTML: code, bold text, and links. */
import {escapeHtml} from '../../page-kit/markdown';

const PART = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]*)\]\(([^)\s]+)\)/g;

/** Makes the link of a fact, such as `/docs/how/search`, relative to a page at the root of the docs. */
const relative = (url: string): string => url.replace(/^\/docs\//, '');

/** @param text of a fact, on one line */
export function inlineHtml(text: string): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(PART)) {
    const [whole, code, bold, label, url] = match;
    html += escapeHtml(text.slice(end, match.index));
    if (code !== undefined) html += `<code>${escapeHtml(code)}</code>`;
    else if (bold !== undefined) html += `<strong>${escapeHtml(bold)}</strong>`;
    else html += `<a href="${escapeHtml(relative(url ?? ''))}">${inlineHtml(label ?? '')}</a>`;
    end = match.index + whole.length;
  }
  return html + escapeHtml(text.slice(end));
}
