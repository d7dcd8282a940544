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

const LAST_CHARACTER = 0x10ffff;

function decode(text: string): string {
  return text
    .replace(/&#(?:x([\da-f]+)|(\d+));/gi, (entity, hex?: string, decimal = '') => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= LAST_CHARACTER ? String.fromCodePoint(code) : entity;
    })
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** Between two cells of a row. */
const CELL = ' · ';

/** Stands before the number of what was put aside; no text holds it. */
const ASIDE = '\uE000';

const CODE_OR_ESCAPED = /(`+)(.+?)\1|\\([`|<>*_{}[\]])/g;

/** Inline code and escaped signs stay as they are: they are put aside and back again. */
function withCodeAside(line: string, change: (line: string) => string): string {
  const codes: string[] = [];
  const aside = line.replace(
    CODE_OR_ESCAPED,
    (_, __, code: string | undefined, sign = '') => `${ASIDE}${codes.push(code ?? sign)};`,
  );
  return change(aside).replace(/\uE000(\d+);/gu, (_, n: string) => codes[Number(n) - 1] ?? '');
}

/** @returns one line of Markdown, outside code blocks, as text on one line; empty if nothing of it is to be read */
export function plainLine(line: string): string {
  if (/^\s*\|?(\s*:?-+:?\s*\|)+\s*(:?-+:?)?\s*$/.test(line)) return '';
  const row = /^\s*\|(.*)\|\s*$/.exec(line);
  const cells = row?.[1]?.trim().replace(/\s*(?<!\\)\|\s*/g, CELL);
  // In a row a bar is escaped even within code.
  const source = cells?.replaceAll('\\|', '|') ?? line;
  const text = withCodeAside(source, (part) =>
    decode(
      part
        .replace(/<a class="ref-anchor".*?<\/a>/g, '')
        .replace(/<\/t[dh]><t[dh][^>]*>/g, CELL)
        .replace(/<(br|li|p|dt|dd)\b[^>]*>/g, ' ')
        .replace(/<\/?[a-z!][^>]*>/gi, '')
        .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
        .replace(/\[([^\]]*)\]\((?:[^()]|\([^)]*\))*\)/g, '$1')
        .replace(/^\s*:::+\w*\[(.*)\]\s*$/, '$1')
        .replace(/^\s*(?:[-*+]|\d+\.|>|:::+\w*)\s*/, '')
        .replace(/\*\*|__(?=\w)|(?<=\w)__|\*(?=\S)|(?<=\S)\*/g, ''),
    ),
  );
  return text.replace(/\s+/g, ' ').trim();
}
