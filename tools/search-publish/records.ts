/** Creates the records of the hosted index from pages. */
import {
  type Hierarchy,
  LANGUAGE,
  OUTSIDE_DOCS,
  type SearchRecord,
  tagOfVersion,
} from '../../src/features/search/hosted/record';
import {withoutTags} from '../../src/features/search/hosted/marked';
import {OTHER} from '../../src/features/search/engine/search';
import type {TextSection} from '../../src/features/search/engine/format';
import {ContributorError} from '../../plugins/common/contributor-error';
import {keywordsOf} from './keywords';
import type {Built, BuiltPage} from './read-build';
import {bytesOf, group, splitText} from './split';

/** The service accepts 10 kB per record; the parts that may be long share it. */
export const MAX_RECORD = 9_900;
const TEXT_ROOM = 4_500;
const SYMBOLS_ROOM = 1_500;
/** A hit sends all symbols of its record to the browser. */
const MAX_SYMBOLS = 30;

const placeOf = ({breadcrumbs}: BuiltPage) => (breadcrumbs.length > 0 ? breadcrumbs : [OTHER]);

/** The fields that all records of a page share. */
function commonOf(page: BuiltPage, versions: readonly string[]) {
  const {url, description, version, versionName} = page;
  const breadcrumbs = placeOf(page);
  return {
    url_without_anchor: url,
    breadcrumbs,
    description: withoutTags(description),
    language: LANGUAGE,
    section: breadcrumbs[0] ?? OTHER,
    docusaurus_tag: versionName === undefined ? OUTSIDE_DOCS : tagOfVersion(versionName),
    ...(versionName !== undefined && {version: versionName}),
    ...(version !== undefined && {version_label: version}),
    // The latest version ranks highest; pages outside the docs rank the same.
    rank: versions.length - (versionName === undefined ? 0 : versions.indexOf(versionName)),
  } as const;
}

/** The headings above a section, including its own. */
function hierarchyOf(page: BuiltPage, above: readonly TextSection[]): Hierarchy {
  const headings = [2, 3, 4, 5, 6].map((level) => {
    const heading = above.find((one) => one.level === level)?.heading;
    return [`lvl${level}`, heading === undefined ? null : withoutTags(heading)] as const;
  });
  const lvl0 = placeOf(page)[0] ?? null;
  return {lvl0, lvl1: withoutTags(page.title), ...Object.fromEntries(headings)} as Hierarchy;
}

/** The page itself and its sections; its own text begins with its description, which is in no section. */
function sectionsOf({sections, title, description}: BuiltPage): TextSection[] {
  const first = sections.find(({level, id}) => level === 1 && id === '');
  const text = first?.text ?? '';
  const top = {
    ...{id: '', heading: title, level: 1, symbols: first?.symbols ?? []},
    text: text.includes(description) ? text : `${description}\n${text}`,
  };
  return [top, ...sections.filter((section) => section !== first)];
}

/** The URL; another section or part with the same one gets the suffix `~2`, so it doesn't overwrite the first. */
function objectId(url: string, taken: Map<string, number>): string {
  const count = (taken.get(url) ?? 0) + 1;
  taken.set(url, count);
  return count === 1 ? url : `${url}~${count}`;
}

/** One record, or several for a section that is long or defines many names. */
function recordsOfSection(
  section: TextSection,
): Pick<SearchRecord, 'content' | 'symbols' | 'keywords'>[] {
  const texts = splitText(withoutTags(section.text), TEXT_ROOM);
  const symbols = group(
    section.symbols.map(({name, id}) => ({name: withoutTags(name), anchor: id})),
    SYMBOLS_ROOM,
    MAX_SYMBOLS,
  );
  const count = Math.max(texts.length, symbols.length, 1);
  return Array.from({length: count}, (_, part) => {
    const names = symbols[part] ?? [];
    const named = [...names.map(({name}) => name), ...(part === 0 ? [section.heading] : [])];
    return {content: texts[part] ?? '', symbols: names, keywords: keywordsOf(named)};
  });
}

function recordsOfPage(page: BuiltPage, versions: readonly string[]): SearchRecord[] {
  const {rank, ...common} = commonOf(page, versions);
  const taken = new Map<string, number>();
  let above: TextSection[] = [];
  let position = 0;
  return sectionsOf(page).flatMap((section) => {
    above = [...above.filter(({level}) => level < section.level), section];
    const hierarchy = hierarchyOf(page, above);
    const anchor = section.id === '' ? null : section.id;
    const url = anchor === null ? page.url : `${page.url}#${anchor}`;
    return recordsOfSection(section).map((part, index): SearchRecord => {
      const type = index === 0 ? (`lvl${section.level}` as SearchRecord['type']) : 'content';
      const level = index === 0 ? 7 - section.level : 0;
      const weight = {version: rank, level, position: position++};
      return {
        objectID: objectId(url, taken),
        url,
        anchor,
        type,
        hierarchy,
        ...part,
        ...common,
        weight,
      };
    });
  });
}

/**
 * @returns the records of all pages, page by page
 * @throws ContributorError if one is too large even without its text
 */
export function recordsOf({versions, pages}: Built): SearchRecord[] {
  const records = pages.flatMap((page) => recordsOfPage(page, versions));
  const large = records.find((record) => bytesOf(record) > MAX_RECORD);
  if (large) {
    throw new ContributorError(
      `The record of ${large.url} has ${bytesOf(large)} bytes, but the hosted service accepts at most ${MAX_RECORD}.\n` +
        'Shorten the title, the description, or the headings of that page.',
    );
  }
  return records;
}
