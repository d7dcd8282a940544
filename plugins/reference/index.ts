/** The one loader of reference/: typed, checked facts for pages and tools. */
import {type GraphqlReference, loadGraphql, releasedGraphql} from '../graphql';
import {type Integrations, loadIntegrations} from '../integrations/facts';
import {loadMetamodel, type Metamodel, releasedMetamodel} from '../metamodel';
import {Problems} from '../facts/problems';
import {loadSources, releasedSources, type Source} from '../sources';
import {type FactTables, loadTables, releasedTables} from '../tables';
import {rememberUntilChanged} from '../facts/unchanged';

export {type FactTable, type FactTables, type TableRow, TABLES_FOLDER} from '../tables';

/** All facts of one version. */
export type Reference = {
  sources: readonly Source[];
  /** Catalog entries; the same in every version, since the catalog is not versioned. */
  integrations: Integrations;
  metamodel: Metamodel;
  graphql: GraphqlReference;
  tables: FactTables;
};

const load = {
  sources: rememberUntilChanged(['reference/sources'], loadSources),
  integrations: rememberUntilChanged(['reference'], loadIntegrations),
  metamodel: rememberUntilChanged(['reference/metamodel'], loadMetamodel),
  graphql: rememberUntilChanged(['reference/graphql'], loadGraphql),
  tables: rememberUntilChanged(['reference/tables'], loadTables),
};

/**
 * Reads and checks everything pages are generated from. Facts whose files did not change since the
 * last call are the same objects as then.
 *
 * @param root absolute path of the project
 * @throws ReferenceDataError that lists the problems with file, line and key
 */
export function loadReference(root: string): Reference {
  const problems = new Problems();
  const reference = {
    sources: load.sources(root, problems),
    integrations: load.integrations(root, problems),
    metamodel: load.metamodel(root, problems),
    graphql: load.graphql(root, problems),
    tables: load.tables(root, problems),
  };
  problems.throwIfAny();
  return reference;
}

/** The facts without what is marked `since: next`. */
export function released(reference: Reference): Reference {
  return {
    ...reference,
    sources: releasedSources(reference.sources),
    metamodel: releasedMetamodel(reference.metamodel),
    graphql: releasedGraphql(reference.graphql),
    tables: releasedTables(reference.tables),
  };
}
