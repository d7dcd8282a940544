/** Collects what the upgrade path needs: releases, notes, and the steps of every upgrade. */
import {
  type Note,
  type Phase,
  PHASES,
  type Release,
  type Step,
  type UpgradeFacts,
} from '../../src/features/upgrade/model/types';
import {ContributorError} from '../common/contributor-error';
import type {FactTables, Reference, TableRow} from '../reference';
import {compareReleaseNames} from '../releases/names';
import {NEXT} from '../releases/model';
import type {Source} from '../sources';
import {UPGRADE_TABLE} from '../whats-new/upgrade-notes';

/** Tables in reference/tables/. */
const RELEASE_LIST = 'release-list';
const STEPS = 'upgrade-steps';

/** The cell of a note with nothing to do. */
const NOTHING_TO_DO = 'None';

const rowsOf = (tables: FactTables, name: string): readonly TableRow[] =>
  tables.get(name)?.rows ?? [];

const text = ({values}: TableRow, key: string): string => String(values[key] ?? '').trim();

const listed = ({values}: TableRow, key: string): string[] | undefined => {
  const value = values[key];
  return value === undefined ? undefined : [value].flat().map(String);
};

function fail(row: TableRow, found: string, expected: string): never {
  const where = `reference/tables/${UPGRADE_TABLE}.yaml, ${text(row, 'id')}`;
  throw new ContributorError(`${where}: found ${found}, expected ${expected}.`);
}

function phaseOf(row: TableRow, action: string): Phase | undefined {
  const when = PHASES.find((phase) => phase === row.values['when']);
  const acts = action !== NOTHING_TO_DO;
  if (acts && !when)
    fail(row, 'no "when"', `one of ${PHASES.join(', ')}, because it says what to do`);
  if (!acts && when) fail(row, `"when: ${when}"`, 'none, because there is nothing to do');
  return when;
}

function sourcesIn(row: TableRow, known: ReadonlySet<string>): string[] | undefined {
  const sources = listed(row, 'sources');
  const unknown = sources?.find((source) => !known.has(source));
  if (unknown !== undefined)
    fail(row, `the source "${unknown}"`, 'the name of a file in reference/sources/');
  return sources;
}

function noteOf(row: TableRow, known: ReadonlySet<string>): Note {
  const release = row.since ?? text(row, 'release');
  if (release === '') fail(row, 'no release', '"since" or "release"');
  const through = text(row, 'through');
  const action = text(row, 'What to do');
  const when = phaseOf(row, action);
  const sources = sourcesIn(row, known);
  const features = listed(row, 'features');
  const deployments = listed(row, 'deployments');
  return {
    ...{id: text(row, 'id'), release, kind: text(row, 'Kind'), change: text(row, 'Change')},
    ...(through !== '' && {through}),
    ...(when && {when, action}),
    ...(sources && {sources}),
    ...(features && {features}),
    ...(deployments && {deployments}),
  };
}

function stepOf(row: TableRow): Step {
  const places = listed(row, 'places');
  return {
    id: text(row, 'id'),
    when: PHASES.find((phase) => phase === row.values['when']) ?? 'before',
    position: row.values['position'] === 'last' ? 'last' : 'first',
    ...(places && {places}),
    step: text(row, 'Step'),
    how: text(row, 'How'),
  };
}

/** Every release that has a date or a note, the newest first. */
function releasesOf(tables: FactTables, notes: readonly Note[], next: boolean): Release[] {
  const dates = new Map(
    rowsOf(tables, RELEASE_LIST).map((row) => [text(row, 'Release'), text(row, 'Date')]),
  );
  const names = new Set([...dates.keys(), ...notes.map(({release}) => release)]);
  names.delete(NEXT);
  const numbered = [...names].sort((a, b) => compareReleaseNames(b, a));
  return [
    ...(next ? [{name: NEXT}] : []),
    ...numbered.map((name): Release => {
      const date = dates.get(name);
      return {name, ...(date !== undefined && {date})};
    }),
  ];
}

const titled = (sources: readonly Source[]) =>
  sources
    .map(({slug: id, name: title}) => ({id, title}))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));

/**
 * @param reference facts of Next
 * @returns what the page knows when it opens
 * @throws ContributorError for a note that contradicts itself, or that names an unknown source
 */
export function upgradeFacts({tables, sources, version}: Reference): UpgradeFacts {
  const known = new Set(sources.map(({slug}) => slug));
  const notes = rowsOf(tables, UPGRADE_TABLE).map((row) => noteOf(row, known));
  return {
    releases: releasesOf(tables, notes, version.name === NEXT),
    compared: version.oldest,
    sources: titled(sources),
    notes,
    steps: rowsOf(tables, STEPS).map(stepOf),
  };
}
