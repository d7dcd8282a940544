/** Markdown and HTML, taken down to what a reader sees of them. */

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
};

function decode(text: string): string {
  return text
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex: string, code: string) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** Between two cells of a row. */
const CELL = ' · ';

/** Inline code stays as it is, whatever signs it holds: it is put aside and back again. */
function withCodeAside(line: string, change: (line: string) => string): string {
  const codes: string[] = [];
  const aside = line.replace(/(`+)(.+?)\1/g, (_, __, code: string) => `\uE000${codes.push(code)};`);
  return change(aside).replace(/\uE000(\d+);/gu, (_, n: string) => codes[Number(n) - 1] ?? '');
}

/** @returns one line of Markdown, outside code blocks, as text on one line; empty if nothing of it is to be read */
export function plainLine(line: string): string {
  if (/^\s*\|?(\s*:?-{3,}:?\s*\|)+\s*(:?-{3,}:?)?\s*$/.test(line)) return '';
  const row = /^\s*\|(.*)\|\s*$/.exec(line);
  const source = row ? (row[1] ?? '').trim().replace(/\s*(?<!\\)\|\s*/g, CELL) : line;
  const text = withCodeAside(source, (part) =>
    part
      .replace(/<a class="ref-anchor".*?<\/a>/g, '')
      .replace(/<\/t[dh]><t[dh][^>]*>/g, CELL)
      .replace(/<(br|li|p|dt|dd)\b[^>]*>/g, ' ')
      .replace(/<\/?[a-z!][^>]*>/gi, '')
      .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
      .replace(/\[([^\]]*)\]\((?:[^()]|\([^)]*\))*\)/g, '$1')
      .replace(/^\s*(?:[-*+]|\d+\.|>|:::+\w*)\s*/, '')
      .replace(/\*\*|__(?=\w)|(?<=\w)__|\*(?=\S)|(?<=\S)\*|\\(?=[|<>*_{}[\]])/g, ''),
  );
  return decode(text).replace(/\s+/g, ' ').trim();
}
