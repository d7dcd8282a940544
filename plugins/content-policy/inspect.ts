/** Finds what a content policy has to allow explicitly, or forbids, in the HTML of a page. */
import {createHash} from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/g;
/** Scripts from files, and data such as JSON-LD, need no digest. */
const NOT_INLINE = /\ssrc=|\stype=["']?(?!module|text\/javascript)[\w/+-]/;
/** Pages for hosts that can't redirect: a host that sends a policy redirects instead of sending one of these. */
const REDIRECT = /<meta http-equiv="?refresh/;
const STYLE_ATTRIBUTE = /\sstyle=(?:"[^"]*"|'[^']*'|[^\s>]+)/g;
const STYLE_ELEMENT = /<style[\s>]/;

/** `scripts`: digests as in a policy. `styles`: style attributes and elements, which our policy never allows. */
type PageContent = {scripts: string[]; styles: string[]};

function digest(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/** The tag that contains a position of the HTML; undefined in text, where `<` is always escaped. */
function tagAround(html: string, place: number): string | undefined {
  const before = html.slice(html.lastIndexOf('<', place), place);
  return before.replaceAll(/"[^"]*"|'[^']*'/g, '').includes('>') ? undefined : before;
}

/** Inspects the HTML of one page. */
export function inspectContent(html: string): PageContent {
  if (REDIRECT.test(html)) return {scripts: [], styles: []};
  const scripts: string[] = [];
  const rest = html.replaceAll(SCRIPT, (_, attributes: string, text: string) => {
    if (text !== '' && !NOT_INLINE.test(attributes)) scripts.push(digest(text));
    return '';
  });
  const styles = [...rest.matchAll(STYLE_ATTRIBUTE)].flatMap((match) => {
    const tag = tagAround(rest, match.index);
    return tag === undefined ? [] : tag + match[0];
  });
  if (STYLE_ELEMENT.test(rest)) styles.push('<style>');
  return {scripts, styles};
}
