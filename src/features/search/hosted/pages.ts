/** Converts the records that a search of the hosted index found to pages. */
import type {MarkedText, PageHit, PartHit} from '../types';
import {parseMarked} from './marked';
import type {SearchRecord} from './record';

/** Whether a value matches, and the value with tags around matches. */
type Tagged = {value: string; matchLevel: 'none' | 'partial' | 'full'};

/** A record as it is returned; fields without a match may lack their tagged value. */
export type FoundRecord = Pick<
  SearchRecord,
  'url' | 'url_without_anchor' | 'type' | 'hierarchy' | 'breadcrumbs' | 'description'
> &
  Pick<SearchRecord, 'symbols' | 'section' | 'version_label'> & {
    _highlightResult?: {
      hierarchy?: {[Level in keyof SearchRecord['hierarchy']]?: Tagged};
      symbols?: {name?: Tagged}[];
    };
    _snippetResult?: {content?: Tagged; description?: Tagged};
  };

const matches = (tagged: Tagged | undefined) =>
  tagged !== undefined && tagged.matchLevel !== 'none';

const textOf = (tagged: Tagged | undefined, plain: string): MarkedText =>
  tagged ? parseMarked(tagged.value) : [{text: plain}];

/** Returns the record's own heading, unless it is the page itself or continues a section. */
function headingOf({hierarchy, type, url, url_without_anchor, ...record}: FoundRecord): PartHit[] {
  if (type === 'lvl1' || url === url_without_anchor) return [];
  const level = (['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'] as const).find((one) => hierarchy[one]);
  if (!level) return [];
  const tagged = record._highlightResult?.hierarchy?.[level];
  // Each record contains the titles above it, so that a query can match words of both. A match only in those titles
  // doesn't count.
  if (!matches(tagged) && record._snippetResult?.content?.matchLevel !== 'full') return [];
  return [{kind: 'heading', url, title: textOf(tagged, hierarchy[level] ?? '')}];
}

function symbolsOf({symbols, url_without_anchor, _highlightResult}: FoundRecord): PartHit[] {
  return symbols.flatMap(({name, anchor}, index) => {
    const tagged = _highlightResult?.symbols?.[index]?.name;
    if (!matches(tagged)) return [];
    const url = `${url_without_anchor}#${anchor}`;
    return [{kind: 'symbol' as const, url, title: textOf(tagged, name)}];
  });
}

function excerptOf(records: readonly FoundRecord[], {description}: FoundRecord): MarkedText {
  const passages = records.map(({_snippetResult}) => _snippetResult?.content);
  const passage = passages.find((one) => one?.matchLevel === 'full') ?? passages.find(matches);
  return passage
    ? parseMarked(passage.value)
    : textOf(records[0]?._snippetResult?.description, description);
}

/** Returns the parts of a page to list. */
const MAX_PARTS = 4;

function pageOf(url: string, records: readonly [FoundRecord, ...FoundRecord[]]): PageHit {
  const [first] = records;
  const parts = records.flatMap((record) => [...symbolsOf(record), ...headingOf(record)]);
  const addresses = parts.map((part) => part.url);
  return {
    url,
    title: textOf(first._highlightResult?.hierarchy?.lvl1, first.hierarchy.lvl1 ?? ''),
    breadcrumbs: first.breadcrumbs,
    section: first.section,
    ...(first.version_label !== undefined && {version: first.version_label}),
    excerpt: excerptOf(records, first),
    // Two records of one long section, or a symbol that is also a heading, have the same URL.
    parts: parts.filter((part, at) => addresses.indexOf(part.url) === at).slice(0, MAX_PARTS),
  };
}

/** @param records as the service ranks them; a page is ranked by its best record */
export function pagesOf(records: readonly FoundRecord[]): PageHit[] {
  const pages = new Map<string, [FoundRecord, ...FoundRecord[]]>();
  for (const record of records) {
    const known = pages.get(record.url_without_anchor);
    if (known) known.push(record);
    else pages.set(record.url_without_anchor, [record]);
  }
  return [...pages].map(([url, found]) => pageOf(url, found));
}
