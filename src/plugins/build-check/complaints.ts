/** Judges the pages of a build and says what a contributor has to mend. */
import type {PageFacts} from './inspect';

/** A built page: its route, the docs version it belongs to (none for other pages) and its facts. */
export type BuiltPage = {route: string; version: string; facts: PageFacts};

function ofOnePage({route, facts}: BuiltPage): string[] {
  if (facts.errorBox) {
    return [
      `${route}: an error box stands in place of the page. Two builds in one folder, or a module that ` +
        'failed to load, cause this: build again, alone.',
    ];
  }
  const complaints: string[] = [];
  if (facts.headings !== 1) {
    complaints.push(
      `${route}: found ${facts.headings} h1 headings, expected 1. A docs page gets its h1 from the ` +
        'front matter `title`; its text starts at `##`.',
    );
  }
  if (facts.title === '')
    complaints.push(`${route}: has no title. Set \`title\` in its front matter.`);
  if (facts.description === '') {
    complaints.push(`${route}: has no description. Set \`description\` in its front matter.`);
  }
  return complaints;
}

function sameTitles(pages: readonly BuiltPage[]): string[] {
  const groups = new Map<string, string[]>();
  for (const {route, version, facts} of pages) {
    const key = `${version}\n${facts.title}`;
    groups.set(key, [...(groups.get(key) ?? []), route]);
  }
  return [...groups]
    .filter(([, routes]) => routes.length > 1)
    .map(
      ([key, routes]) =>
        `${routes.join(' and ')} share the title "${key.split('\n')[1]}". Give each its own.`,
    );
}

/** All complaints about a build; empty if it is good. */
export function complaints(pages: readonly BuiltPage[]): string[] {
  return [
    ...pages.flatMap(ofOnePage),
    ...sameTitles(pages.filter(({facts}) => facts.title !== '')),
  ];
}
