/** A project whose source map is written, as after an assembly. */
import {tempDir} from '../../common/testing/temp-dir';
import {writeSourceMap} from '../source-map';

/** Path below genDocs/docs/ → real source. */
export const SOURCES = new Map([
  ['how/search.md', 'docs/how/search.md'],
  ['generated/ingestion/sources/kafka.md', 'reference/sources/kafka.yaml'],
  ['graphql/objects.md', 'reference/graphql'],
]);

/** Makes it for the running test; answers with its absolute path. */
export function assembledProject(): string {
  const root = tempDir({'reference/graphql/a.graphql': '', 'reference/graphql/b.graphql': ''});
  writeSourceMap(root, SOURCES);
  return root;
}
