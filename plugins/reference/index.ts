/** The single loader of reference/: typed, checked facts of one version, for pages and tools. */
import path from 'node:path';
import {hashFiles} from '../common/hash-files';
import {type AllGraphql, graphqlAt, type GraphqlReference, loadGraphql} from '../graphql';
import {type AllMetamodel, loadMetamodel, type Metamodel, metamodelAt} from '../metamodel';
import {Problems} from '../facts/problems';
import {checkMarks} from '../releases/check-marks';
import {carriedVersions, loadReleases, RELEASES_FILE} from '../releases/load';
import {NEXT, type Releases} from '../releases/model';
import {type Version, versionOf} from '../releases/version';
import {loadSources, type Source, sourcesAt} from '../sources';
import {type FactTables, loadTables, tablesAt} from '../tables';
import {rememberUntilChanged} from '../facts/unchanged';
import {rememberLast} from './remember-last';

export {type FactTable, type FactTables, nameCell, type TableRow, TABLES_FOLDER} from '../tables';

const FACTS = 'reference';

/** All facts of one version. */
export type Reference = {
  version: Version;
  sources: readonly Source[];
  metamodel: Metamodel;
  graphql: GraphqlReference;
  tables: FactTables;
  /** The same only for the same version of the same facts: what is made from them can be cached by it, between runs. */
  fingerprint: string;
};

/** The facts of every version together, checked. */
type AllFacts = {
  releases: Releases;
  sources: readonly Source[];
  metamodel: AllMetamodel;
  graphql: AllGraphql;
  tables: FactTables;
  /** A hash of the content of all files. */
  hash: string;
};

/** A loader that also needs the releases, whose own errors are reported once, elsewhere. */
const withReleases =
  <T>(make: (root: string, problems: Problems, releases: Releases) => T) =>
  (root: string, problems: Problems): T =>
    make(root, problems, loadReleases(root, new Problems()));

const load = {
  releases: rememberUntilChanged([RELEASES_FILE], loadReleases),
  sources: rememberUntilChanged(['reference/sources'], loadSources),
  metamodel: rememberUntilChanged(
    ['reference/metamodel', RELEASES_FILE],
    withReleases(loadMetamodel),
  ),
  graphql: rememberUntilChanged(['reference/graphql', RELEASES_FILE], withReleases(loadGraphql)),
  tables: rememberUntilChanged(['reference/tables'], loadTables),
};

const remembered = rememberUntilChanged([FACTS], (root, problems): AllFacts => {
  const releases = load.releases(root, problems);
  const all = {
    releases,
    sources: load.sources(root, problems),
    metamodel: load.metamodel(root, problems),
    graphql: load.graphql(root, problems),
    tables: load.tables(root, problems),
    hash: hashFiles(path.join(root, FACTS)),
  };
  // Without the list, every mark would be reported.
  if (problems.list.length === 0) checkMarks(root, releases, problems);
  return all;
});

function loadAll(root: string): AllFacts {
  const problems = new Problems();
  const all = remembered(root, problems);
  problems.throwIfAny();
  return all;
}

/** Returns functions that make the facts of one version, and return the same objects until a fact changes. */
const factsAt = () => ({
  version: rememberLast((releases: Releases, name: string, carried: string) =>
    versionOf(releases, name, JSON.parse(carried) as string[]),
  ),
  sources: rememberLast(sourcesAt),
  metamodel: rememberLast(metamodelAt),
  graphql: rememberLast(graphqlAt),
  tables: rememberLast(tablesAt),
});

/** By version: if another version replaced the facts of Next, the next edit in `npm start` would make every page again. */
const made = new Map<string, ReturnType<typeof factsAt>>();

/**
 * Reads and checks everything pages are generated from. Facts whose files did not change since the last call are
 * returned as the same objects.
 *
 * @param root absolute path of the project
 * @param name version of the facts: a release, or `next`
 * @param carried versions that the site has besides Next, newest first; badges mark what not all of them have
 * @throws ReferenceDataError that lists the problems with file, line, and key; Error for an unknown release
 */
export function loadReference(
  root: string,
  name: string = NEXT,
  carried: readonly string[] = carriedVersions(root),
): Reference {
  const all = loadAll(root);
  const at = made.get(name) ?? factsAt();
  made.set(name, at);
  const version = at.version(all.releases, name, JSON.stringify(carried));
  return {
    version,
    sources: at.sources(all.sources, version),
    metamodel: at.metamodel(all.metamodel, version),
    graphql: at.graphql(all.graphql, version),
    tables: at.tables(all.tables, version),
    fingerprint: [all.hash, name, ...carried].join(' '),
  };
}

/**
 * The facts of every release and of Next, the oldest first, to compare them: as if the site had no other versions.
 *
 * @param root absolute path of the project
 * @returns the same objects until a fact changes
 * @throws ReferenceDataError that lists the problems with file, line, and key
 */
export function loadHistory(root: string): readonly Reference[] {
  return history(loadAll(root));
}

/**
 * @param root absolute path of the project
 * @returns a hash of the content of reference/
 * @throws ReferenceDataError that lists the problems with file, line, and key
 */
export function factsHash(root: string): string {
  return loadAll(root).hash;
}

const history = rememberLast((all: AllFacts): readonly Reference[] =>
  all.releases.map(({name}) => {
    const version = versionOf(all.releases, name, []);
    return {
      version,
      sources: sourcesAt(all.sources, version),
      metamodel: metamodelAt(all.metamodel, version),
      graphql: graphqlAt(all.graphql, version),
      tables: tablesAt(all.tables, version),
      fingerprint: `${all.hash} ${name}`,
    };
  }),
);

/** The facts of each version in which they must be consistent: Next, then every release, the newest first. */
export function loadEveryVersion(root: string): Reference[] {
  const next = loadReference(root);
  const {releases} = loadAll(root);
  return releases.map(({name}) => (name === NEXT ? next : loadReference(root, name))).reverse();
}
