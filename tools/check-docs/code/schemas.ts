/** The GraphQL schemas that examples are held against. */
import path from 'node:path';
import {extendSchema, type GraphQLSchema, parse, Source} from 'graphql';
import {lazy} from '../../../plugins/common/lazy';
import {type GraphqlReference, releasedGraphql} from '../../../plugins/graphql';
import {factFiles} from '../../../plugins/facts/fact-files';
import {readText} from '../../../plugins/common/read-text';
import type {CodeBlock} from './block';

/** Folder of the operations that DataHub Cloud alone has, relative to the project's root. */
export const CLOUD_FOLDER = 'reference/graphql-cloud';

function withCloud(root: string, schema: GraphQLSchema): GraphQLSchema {
  const files = factFiles(root, CLOUD_FOLDER, '.graphql');
  return files.reduce(
    (extended, file) =>
      extendSchema(extended, parse(new Source(readText(path.join(root, file)), file))),
    schema,
  );
}

/**
 * Makes the schemas when they are first asked for.
 *
 * @param api loads the API of Next
 * @returns the schemas a block must fit, with what to call each: Next, and the release unless the
 * block is for Next alone
 * @throws GraphQLError if a file of reference/graphql-cloud does not fit the schema
 */
export function schemasFor(
  root: string,
  api: () => GraphqlReference,
): (block: Pick<CodeBlock, 'cloud' | 'nextOnly'>) => [string, GraphQLSchema][] {
  const plain = lazy(() => ({next: api().schema, release: releasedGraphql(api()).schema}));
  const cloud = lazy(() => ({
    next: withCloud(root, plain().next),
    release: withCloud(root, plain().release),
  }));
  return (block) => {
    const own = block.cloud ? cloud() : plain();
    return block.nextOnly
      ? [['Next', own.next]]
      : [
          ['Next', own.next],
          ['0.15.0; what is new stands between `since: next` comments', own.release],
        ];
  };
}
