/** Parses generated pages and finds what would break them. */
import matter from 'gray-matter';
import type {GeneratedPage} from '../page';

/** The parts of a page. */
export type Page = {
  /** Last part of its path. */
  name: string;
  title: string;
  description: string;
  body: string;
  /** Ids of headings and of HTML elements. */
  ids: readonly string[];
  /** Ids of the names that the page defines. */
  nameIds: readonly string[];
  /** Contents of its static blocks. */
  html: readonly string[];
};

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

/** Splits a page into its parts. */
export function readPage({path, content, names}: GeneratedPage): Page {
  const {data, content: body} = matter(content);
  return {
    name: path.split('/').at(-1) ?? '',
    title: String(data.title),
    description: String(data.description),
    body,
    ids: [...all(body, / \{#([^}]+)\}$/gm), ...all(body, / id="([^"]+)"/g)],
    nameIds: names.map(({id}) => id),
    html: all(body, /<static-block>\n\n([^]*?)\n\n<\/static-block>/g),
  };
}

/** Values that occur more than once. */
export function repeated<T>(values: readonly T[]): T[] {
  return values.filter((value, i) => values.indexOf(value) !== i);
}

/** Broken links of a page, to itself or to other pages; the tools aren't pages of the docs, and the build checks them. */
export function deadLinks(page: Page, pages: readonly Page[]): string[] {
  const hrefs = [...all(page.body, / href="([^"]+)"/g), ...all(page.body, /\]\((#[^)]+)\)/g)];
  return hrefs.filter((href) => {
    if (href.startsWith('/tools/')) return false;
    const [name = '', id] = href.split('#');
    const target = name === '' ? page : pages.find((other) => other.name === name);
    return !target || (id !== undefined && !target.ids.includes(id));
  });
}

/** Names whose ids are not on the page, and ids of rows and definitions without a name. */
export function namesAstray({body, ids, nameIds}: Page): string[] {
  const defined = all(body, /<(?:tr|details class="ref-def") id="([^"]+)"/g);
  return [
    ...nameIds.filter((id) => !ids.includes(id)),
    ...defined.filter((id) => !nameIds.includes(id)),
  ];
}

/** Text of the code blocks in a language. */
export function codeIn({body}: Page, language: string): string[] {
  return all(body, new RegExp(`^\`\`\`${language}\n([^]*?)\n\`\`\`$`, 'gm'));
}

/** Rows of Markdown tables with a different number of cells than the header. */
export function brokenRows({body}: Page): string[] {
  const cells = (line: string) => line.split(/(?<!\\)\|/).length;
  return (body.match(/(?:^\|.*\n)+/gm) ?? []).flatMap((text) => {
    const [head = '', ...rows] = text.trim().split('\n');
    return rows.filter((row) => cells(row) !== cells(head));
  });
}

/** Faults that make the HTML of a page malformed, or end an HTML block too early. */
export function markupErrors({html}: Page): string[] {
  return html.flatMap((run) => [
    ...all(run, /(&(?!(?:amp|lt|gt|quot);))/g).map(() => 'a bare &'),
    ...tagErrors(run),
    // What follows would be parsed as Markdown.
    ...(run.startsWith('<') ? all(run, /(\n\s*\n)/g).map(() => 'a blank line') : []),
  ]);
}

function tagErrors(html: string): string[] {
  const open: string[] = [];
  const errors: string[] = [];
  for (const [, close, tag = '', rest = ''] of html.matchAll(/<(\/?)([a-z][\w-]*)([^<>]*)>/g)) {
    if (close) {
      const expected = open.pop();
      if (expected !== tag) errors.push(`</${tag}> where <${expected}> is open`);
    } else if (!rest.endsWith('/') && tag !== 'br') open.push(tag);
  }
  return [...errors, ...open.map((tag) => `<${tag}> is not closed`)];
}
