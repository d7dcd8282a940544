/** Reads an example company from strings instead of files, against the project's GraphQL schema. */
import {ROOT} from '../../common/root';
import {type Files, withTempDir} from '../../common/testing/temp-dir';
import {formatProblem, Problems} from '../../facts/problems';
import {loadReference} from '../../reference';
import {ACME_FOLDER, readWorld} from '..';
import type {World} from '../../../src/features/example-platform/model/world';

const OTHERS: Files = {
  'analytics.yaml': 'highlights: []\ngroups: []\n',
  'lineage.yaml': 'lineage: []\ncolumns: []\n',
  'world.yaml':
    'now: 2025-04-15T11:30:00Z\nme: urn:li:corpuser:dev\nrecentSearches: []\nrecentlyViewed: []\n',
};

/**
 * @param files file name → text; if analytics.yaml, lineage.yaml, or world.yaml is missing, a small one is added
 * @returns the world, and the problems as a contributor would read them
 */
export function readText(files: Files): {world: World; messages: string} {
  const {schema} = loadReference(ROOT).graphql;
  const problems = new Problems();
  const named = Object.entries({...OTHERS, ...files});
  const inFolder = named.map(([name, text]) => [`${ACME_FOLDER}/${name}`, text]);
  const world = withTempDir(Object.fromEntries(inFolder), (root) =>
    readWorld(root, schema, problems),
  );
  return {world, messages: problems.list.map(formatProblem).join('\n\n')};
}
