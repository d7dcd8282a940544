/** Converts our assembled Markdown to what other generators read. */
import matter from 'gray-matter';

/** How a generator writes what plain Markdown lacks. */
export type Dialect = {
  /** Names of admonitions, where they differ from ours. */
  admonitions: Readonly<Record<string, string>>;
  /** Opening line of an admonition with a title. */
  titled: (name: string, title: string) => string;
};

/** A page in plain Markdown. */
export type Converted = {title: string; description: string; body: string};

const FENCE = /^ *(`{3,}|~{3,})/;

/** Changes lines that are not in a code block. */
function outsideCode(text: string, change: (line: string) => string | undefined): string {
  let fence = '';
  return text
    .split('\n')
    .flatMap((line) => {
      const mark = FENCE.exec(line)?.[1];
      const isCode = fence !== '' || mark !== undefined;
      if (fence === '' && mark) fence = mark;
      else if (mark?.startsWith(fence) && line.trim() === mark) fence = '';
      return isCode ? [line] : (change(line) ?? []);
    })
    .join('\n');
}

/** Tags of the only components that pages use, and which add no text of their own. */
const TABS = /<\/?Tab(?:s|Item)\b[^>]*>/g;
/** What is left of JSX: other components, and expressions. */
const JSX = /<\/?[A-Z]\w*[\s/>]|\{/;
/** The id of a heading: Starlight would show it, and VitePress rejects one that another heading's text gives, too. */
const HEADING_ID = /^(#+ .*?) *(?:\{#[^}]+\}|\{\/\* #.*? \*\/\})$/;
const COMMENT = /\{\/\*.*?\*\/\}/g;
/** Splits a line: odd parts are code. */
const INLINE_CODE = /(`+[^`]+`+)/;
/** Pictures and clips of the product, which our build makes from files elsewhere. */
const PICTURE = /!\[([^\]]*)\]\((?:picture|clip):[^)]*\)/g;

/**
 * Converts a page.
 *
 * @returns undefined if the page needs components that the other generators don't have
 */
export function convert(text: string, isMdx: boolean, dialect: Dialect): Converted | undefined {
  const {data, content} = matter(text);
  let readable = true;
  const body = outsideCode(content, (line) => {
    const admonition = /^(:{3,})([a-z]+)(?:\[(.*)\]|\s+(.*))?$/.exec(line);
    if (admonition) {
      const [, colons = '', name = '', inBrackets, after] = admonition;
      const known = dialect.admonitions[name] ?? name;
      const title = inBrackets ?? after;
      return colons + (title ? dialect.titled(known, title) : known);
    }
    let plain = line.replace(PICTURE, '$1').replace(HEADING_ID, '$1');
    if (!isMdx) return plain;
    if (/^import .* from /.test(plain)) return undefined;
    plain = plain.replace(COMMENT, '');
    const parts = plain.split(INLINE_CODE).map((part, index) => {
      if (index % 2 === 1) return part;
      const withoutTabs = part.replace(TABS, '');
      if (JSX.test(withoutTabs)) readable = false;
      return withoutTabs;
    });
    return parts.join('');
  });
  if (!readable) return undefined;
  return {title: String(data['title']), description: String(data['description']), body};
}
