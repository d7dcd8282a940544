/** Checks the pages of a build and says what a contributor has to fix. */
import type {PageFacts} from './inspect';

/** A built page. */
export type BuiltPage = {
  route: string;
  /** The docs version it belongs to; empty for other pages. */
  version: string;
  /** File to edit, relative to the project's root; only known for the docs of Next. */
  source?: string | undefined;
  facts: PageFacts;
};

function nameOf({route, source}: BuiltPage): string {
  return source === undefined ? route : `${route} (${source})`;
}

function ofOnePage(page: BuiltPage): string[] {
  const {facts} = page;
  const name = nameOf(page);
  if (facts.errorBox) {
    return [
      `${name}: shows an error box instead of the page. This happens if two builds run in one ` +
        'folder at the same time, or if a module fails to load. Run a single build again.',
    ];
  }
  const problems: string[] = [];
  if (facts.headings !== 1) {
    problems.push(
      `${name}: found ${facts.headings} h1 headings, expected 1. A docs page gets its h1 from the ` +
        'front matter `title`; its text starts at `##`.',
    );
  }
  if (facts.title === '')
    problems.push(`${name}: has no title. Set \`title\` in its front matter.`);
  if (facts.description === '') {
    problems.push(`${name}: has no description. Set \`description\` in its front matter.`);
  }
  return problems;
}

function sameTitles(pages: readonly BuiltPage[]): string[] {
  const groups = new Map<string, string[]>();
  for (const page of pages) {
    const key = `${page.version}\n${page.facts.title}`;
    groups.set(key, [...(groups.get(key) ?? []), nameOf(page)]);
  }
  return [...groups]
    .filter(([, names]) => names.length > 1)
    .map(
      ([key, names]) =>
        `${names.join(' and ')} share the title "${key.split('\n')[1]}". Give each a unique title.`,
    );
}

/** All problems of a build; empty if it is good. */
export function findProblems(pages: readonly BuiltPage[]): string[] {
  return [
    ...pages.flatMap(ofOnePage),
    ...sameTitles(pages.filter(({facts}) => facts.title !== '')),
  ];
}
