/** A project with a source map, as after an assembly. */
import {tempDir} from '../../common/testing/temp-dir';
import {writeSourceMap} from '../source-map';

/** Path below genDocs/docs/ → actual source. */
export const SOURCES = new Map([
  ['how/search.md', 'docs/how/search.md'],
  ['generated/ingestion/sources/kafka.md', 'reference/sources/kafka.yaml'],
  ['graphql/objects.md', 'reference/graphql'],
]);

/** Creates it for the running test; returns its absolute path. */
export function assembledProject(): string {
  const root = tempDir({'reference/graphql/a.graphql': '', 'reference/graphql/b.graphql': ''});
  writeSourceMap(root, SOURCES);
  return root;
}
