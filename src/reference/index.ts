/** The one loader of reference/: typed, checked facts for pages and tools. */
import {type GraphqlReference, loadGraphql, releasedGraphql} from './graphql';
import {type Integrations, loadIntegrations} from './integrations';
import {loadMetamodel, type Metamodel, releasedMetamodel} from './metamodel';
import {Problems} from './problems';
import {loadSources, releasedSources, type Source} from './sources';

/** All facts of one version. */
export type Reference = {
  sources: readonly Source[];
  /** Catalogue entries; the same in every version, since the catalogue is not versioned. */
  integrations: Integrations;
  metamodel: Metamodel;
  graphql: GraphqlReference;
};

/**
 * Reads and checks everything pages are generated from.
 *
 * @param root absolute path of the project
 * @throws ReferenceDataError that lists every problem with file, line and key
 */
export function loadReference(root: string): Reference {
  const problems = new Problems();
  const reference = {
    sources: loadSources(root, problems),
    integrations: loadIntegrations(root, problems),
    metamodel: loadMetamodel(root, problems),
    graphql: loadGraphql(root, problems),
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
  };
}
