/** The GraphQL schemas that examples are checked against. */
import path from 'node:path';
import {extendSchema, type GraphQLSchema, parse, Source} from 'graphql';
import {lazy} from '../../../plugins/common/lazy';
import type {Reference} from '../../../plugins/reference';
import {NEXT} from '../../../plugins/releases/model';
import {factFiles} from '../../../plugins/facts/fact-files';
import {readText} from '../../../plugins/common/read-text';
import type {CodeBlock} from './block';

/** Folder of the operations that only DataHub Cloud has, relative to the project's root. */
const CLOUD_FOLDER = 'reference/graphql-cloud';

function withCloud(root: string, schema: GraphQLSchema): GraphQLSchema {
  const files = factFiles(root, CLOUD_FOLDER, '.graphql');
  return files.reduce(
    (extended, file) =>
      extendSchema(extended, parse(new Source(readText(path.join(root, file)), file))),
    schema,
  );
}

/**
 * Builds the schemas when they are first needed.
 *
 * @param versions loads the facts of Next, and of the other versions that code must be valid in
 * @returns the schemas that a block must fit, with a name for each: those of the versions that show it, Next first
 * @throws GraphQLError if a file of reference/graphql-cloud does not fit the schema
 */
export function schemasFor(
  root: string,
  versions: () => readonly Reference[],
): (block: Pick<CodeBlock, 'cloud' | 'shownIn'>) => [string, GraphQLSchema][] {
  const all = lazy(() =>
    versions().map(({version, graphql: {schema}}) => ({
      version,
      words:
        version.name === NEXT ? 'Next' : `${version.name}, unless it is marked \`since\` later`,
      own: schema,
      cloud: lazy(() => withCloud(root, schema)),
    })),
  );
  return (block) =>
    all()
      .filter(({version}) => block.shownIn(version))
      .map(({words, own, cloud}) => [words, block.cloud ? cloud() : own]);
}
