/** What can change about hand-written pages: whether a version has them, their sections, and what those say. */
import {selectPassages} from '../../page-kit/passages';
import {sectionsOf} from './sections';
import type {Version} from '../../releases/version';
import type {Fact} from '../compare';

/**
 * A hand-written page: its path below docs/ with and without extension, its title, and its text with all marks. It is the
 * same object until one of them changes.
 */
export type Page = {file: string; path: string; title: string; text: string};

/** A mark in a comment; pages without any are the same in every version that has them. */
const MARK = /(?:<!--|\{\/\*)\s*(?:since|until):/;

function sectionFacts({file, path, title, text}: Page, version: Version): Fact[] {
  // Without badges: they would be a change of each marked row.
  const plain = {...version, badge: () => undefined};
  const shown = MARK.test(text) ? selectPassages(text, `docs/${file}`, plain) : '';
  return sectionsOf(shown).map((section): Fact => ({
    key: `section:${path}#${section.id}`,
    area: 'pages',
    what: 'section',
    name: section.title === '' ? 'Introduction' : section.title,
    owner: title,
    page: path,
    ...(section.id !== '' && {anchor: section.id}),
    parents: [`page:${path}`],
    text: section.text,
  }));
}

/** In `npm start`, an edit must not read the other pages again. */
const known = new WeakMap<Version, WeakMap<Page, Fact[]>>();

function sectionFactsOnce(page: Page, version: Version): Fact[] {
  const pages = known.get(version) ?? new WeakMap<Page, Fact[]>();
  known.set(version, pages);
  const facts = pages.get(page) ?? sectionFacts(page, version);
  pages.set(page, facts);
  return facts;
}

/**
 * @param pages of all versions
 * @param has whether the version has a page
 */
export function pageFacts(
  pages: readonly Page[],
  version: Version,
  has: (page: Page) => boolean,
): Fact[] {
  return pages
    .filter(has)
    .flatMap((page) => [
      {key: `page:${page.path}`, area: 'pages', what: 'page', name: page.title, page: page.path},
      ...sectionFactsOnce(page, version),
    ]);
}
