/** The GraphQL schemas that examples are held against. */
import path from 'node:path';
import {extendSchema, type GraphQLSchema, parse, Source} from 'graphql';
import {type Reference, released} from '../../../plugins/reference';
import {factFiles} from '../../../plugins/facts/fact-files';
import {readText} from '../../../plugins/common/read-text';
import type {CodeBlock} from './block';

/** Folder of the operations that DataHub Cloud alone has, relative to the project's root. */
export const CLOUD_FOLDER = 'reference/graphql-cloud';

function withCloud(root: string, schema: GraphQLSchema): GraphQLSchema {
  const files = factFiles(root, CLOUD_FOLDER, '.graphql');
  return files.reduce(
    (extended, file) =>
      extendSchema(
        extended,
        parse(new Source(readText(path.join(root, file)), file)),
      ),
    schema,
  );
}

/**
 * @returns the schemas a block must fit, with what to call each: Next, and the release unless the
 * block is for Next alone
 * @throws GraphQLError if a file of reference/graphql-cloud does not fit the schema
 */
export function schemasFor(
  root: string,
  reference: Reference,
): (block: Pick<CodeBlock, 'cloud' | 'nextOnly'>) => [string, GraphQLSchema][] {
  const next = reference.graphql.schema;
  const release = released(reference).graphql.schema;
  const cloud = {next: withCloud(root, next), release: withCloud(root, release)};
  return (block) => {
    const own = block.cloud ? cloud : {next, release};
    return block.nextOnly
      ? [['Next', own.next]]
      : [
          ['Next', own.next],
          ['0.15.0; what is new stands between `since: next` comments', own.release],
        ];
  };
}
