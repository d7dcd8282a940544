/** Takes generated pages apart. */
import matter from 'gray-matter';

export type Page = {title: string; description: string; body: string};

export function readPage(content: string): Page {
  const {data, content: body} = matter(content);
  return {title: String(data.title), description: String(data.description), body};
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

/** Ids of headings and of HTML elements. */
export function idsIn(body: string): string[] {
  return [...all(body, / \{#([^}]+)\}$/gm), ...all(body, / id="([^"]+)"/g)];
}

/** Addresses in HTML; those in Markdown are checked by the build. */
export function hrefsIn(body: string): string[] {
  return all(body, / href="([^"]+)"/g);
}

/** Text of the code blocks in a language. */
export function codeIn(body: string, language: string): string[] {
  return all(body, new RegExp(`^\`\`\`${language}\n([^]*?)\n\`\`\`$`, 'gm'));
}

/** HTML runs of the page, without the code blocks. */
export function htmlIn(body: string): string[] {
  return all(body, /<static-block>\n\n([^]*?)\n\n<\/static-block>/g);
}

/** What keeps markup from being well-formed XML: tags that do not match, or bare ampersands. */
export function markupErrors(html: string): string[] {
  const open: string[] = [];
  const errors = all(html, /(&(?!(?:amp|lt|gt|quot);))/g).map(() => 'a bare &');
  for (const [, close, tag = '', rest = ''] of html.matchAll(/<(\/?)([a-z]+)([^<>]*)>/g)) {
    if (close) {
      const expected = open.pop();
      if (expected !== tag) errors.push(`</${tag}> where <${expected}> is open`);
    } else if (!rest.endsWith('/') && tag !== 'br') open.push(tag);
  }
  return [...errors, ...open.map((tag) => `<${tag}> is not closed`)];
}
