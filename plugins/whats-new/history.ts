/** All changes since the oldest release of the documentation, from the facts and pages of each release. */
import type {Reference} from '../reference';
import type {Releases} from '../releases/model';
import type {Version} from '../releases/version';
import {compareFacts, type Fact} from './compare';
import {graphqlFacts} from './facts/graphql';
import {metamodelFacts} from './facts/metamodel';
import {type Page, pageFacts} from './facts/pages';
import {sourceFacts} from './facts/sources';
import {type PlaceOfRow, tableFacts} from './facts/tables';
import {AREAS, type Change, type Changes} from './model';
import {upgradeNotes} from './upgrade-notes';

/** What the comparison needs to know about hand-written pages. */
export type Pages = {
  all: readonly Page[];
  has: (page: Page, version: Version) => boolean;
  placeOfRow: PlaceOfRow;
  /** New path of a page by its former one. */
  moved: ReadonlyMap<string, string>;
};

/** What doesn't depend on the pages: in `npm start`, an edit of a page must not collect these facts again. */
const known = new WeakMap<Reference, readonly Fact[]>();

function ownFacts(reference: Reference): readonly Fact[] {
  const {sources, graphql, metamodel} = reference;
  const facts = known.get(reference) ?? [
    ...sourceFacts(sources),
    ...graphqlFacts(graphql.schema),
    ...metamodelFacts(metamodel),
  ];
  known.set(reference, facts);
  return facts;
}

/** The rest. No area has facts of both kinds, and none belongs to one of the other kind. */
function factsOfPages({version, tables}: Reference, pages: Pages): Fact[] {
  return [
    ...tableFacts(tables, pages.placeOfRow),
    ...pageFacts(pages.all, version, (page) => pages.has(page, version)),
  ];
}

/** By the later version: what {@link ownFacts} say about it and the one before, which an edit of a page doesn't change. */
const compared = new WeakMap<Reference, {before: Reference; changes: readonly Change[]}>();

function ownChanges(before: Reference, after: Reference): readonly Change[] {
  const known = compared.get(after);
  if (known?.before === before) return known.changes;
  const changes = compareFacts(ownFacts(before), ownFacts(after), after.version.name);
  compared.set(after, {before, changes});
  return changes;
}

/** Turns a page that is gone here and new there into one that moved. */
export function withMoves(changes: readonly Change[], moved: Pages['moved']): Change[] {
  const pages = changes.filter(({what}) => what === 'page');
  const paths = (kind: Change['kind']) =>
    new Set(pages.filter((change) => change.kind === kind).map(({page}) => page));
  const [added, removed] = [paths('added'), paths('removed')];
  const targets = new Map(
    [...moved]
      .filter(([from, to]) => removed.has(from) && added.has(to))
      .map(([from, to]) => [to, from]),
  );
  const sources = new Set(targets.values());
  return changes.flatMap((change): Change[] => {
    const {what, kind, page = ''} = change;
    if (what !== 'page') return [change];
    if (kind === 'removed' && sources.has(page)) return [];
    const from = kind === 'added' ? targets.get(page) : undefined;
    if (from === undefined) return [change];
    return [
      {...change, id: change.id.replace('/added/', '/moved/'), kind: 'moved', from, to: page},
    ];
  });
}

/** Leaves out anchors of what a later release removed. */
function withLastAnchors(changes: readonly Change[], facts: readonly Fact[]): Change[] {
  const there = new Set(facts.map(({page, anchor}) => `${page}#${anchor}`));
  return changes.map(({anchor, ...change}) =>
    anchor !== undefined && (change.area === 'upgrade' || there.has(`${change.page}#${anchor}`))
      ? {...change, anchor}
      : change,
  );
}

/** The order of the areas on the page. */
const areaRank = new Map(Object.keys(AREAS).map((area, i) => [area, i]));
const byArea = (a: Change, b: Change) => (areaRank.get(a.area) ?? 0) - (areaRank.get(b.area) ?? 0);

/**
 * @param history facts of each release and of Next, the oldest first
 * @param base the release to start after
 * @param last the release to end with
 */
export function changesBetween(
  history: readonly Reference[],
  releases: Releases,
  {base, last}: {base: string; last: string},
  pages: Pages,
): Changes {
  const names = history.map(({version}) => version.name);
  const versions = history.slice(names.indexOf(base), names.indexOf(last) + 1);
  const facts = versions.map((reference) => factsOfPages(reference, pages));
  const steps = versions.slice(1).map((reference, i) => {
    const {name} = reference.version;
    const before = versions[i];
    const changes = [
      ...(before ? ownChanges(before, reference) : []),
      ...compareFacts(facts[i] ?? [], facts[i + 1] ?? [], name),
    ];
    const notes = upgradeNotes(reference.tables, name, pages.placeOfRow);
    const all = [...withMoves(changes, pages.moved), ...notes];
    const date = releases.find((release) => release.name === name)?.date;
    const after = before?.version.name ?? base;
    return {release: {name, ...(date !== undefined && {date}), after}, changes: all.sort(byArea)};
  });
  steps.reverse();
  return {
    since: base,
    releases: steps.map(({release}) => release),
    changes: withLastAnchors(
      steps.flatMap(({changes}) => changes),
      [...versions.slice(-1).flatMap(ownFacts), ...(facts.at(-1) ?? [])],
    ),
  };
}
