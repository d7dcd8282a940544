/** The sections of a Markdown text. */

/** A heading with the lines from it to the next heading of its level or above. */
export type Section = {level: number; heading: string; from: number; to: number};

const FENCE = /^(?:>\s*)?\s*(`{3,}|~{3,})/;

/** Removes the marks of inline Markdown, links, and escapes from a heading. */
const plainHeading = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/[`*]/g, '')
    .trim();

/** @param lines of a text @returns its sections in order; `#` lines in code aren't headings */
export function sectionsOf(lines: readonly string[]): Section[] {
  const sections: Section[] = [];
  let fence = '';
  lines.forEach((line, from) => {
    const mark = FENCE.exec(line)?.[1];
    if (fence !== '') {
      if (mark?.startsWith(fence)) fence = '';
      return;
    }
    if (mark !== undefined) {
      fence = mark;
      return;
    }
    const [, marks, text] = /^(#{1,6})\s+(.*)$/.exec(line) ?? [];
    if (marks === undefined || text === undefined) return;
    sections.push({level: marks.length, heading: plainHeading(text), from, to: lines.length});
  });
  sections.forEach((section, i) => {
    const next = sections.slice(i + 1).find(({level}) => level <= section.level);
    if (next) section.to = next.from;
  });
  return sections;
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

/** @param wanted heading or its anchor @returns the section; undefined if there is none */
export function findSection(sections: readonly Section[], wanted: string): Section | undefined {
  const text = plainHeading(wanted.replace(/^#+\s*/, '')).toLowerCase();
  const key = slug(text);
  return (
    sections.find(({heading}) => heading.toLowerCase() === text) ??
    sections.find(({heading}) => slug(heading) === key) ??
    (key.length > 2 ? sections.find(({heading}) => slug(heading).includes(key)) : undefined)
  );
}
