/** Checks that GraphQL documents are valid in the schema, including those inside other languages. */
import {GraphQLError, isExecutableDefinitionNode, parse, validate} from 'graphql';
import type {Finding} from '../rule';
import type {CodeBlock, CodeCheck} from './block';
import type {schemasFor} from './schemas';

type Schemas = ReturnType<typeof schemasFor>;

/** Returns true for text that looks like a GraphQL operation. */
export function looksLikeOperation(text: string): boolean {
  return /^\s*(?:(?:query|mutation|fragment)\b[^{]*)\{[\s\S]*\}\s*$|^\s*\{\s*\w[\s\S]*\{[\s\S]*\}\s*$/.test(
    text,
  );
}

/** Checks one document; lines are relative to it, from 1. */
export function checkDocument(
  text: string,
  block: Pick<CodeBlock, 'cloud' | 'shownIn'>,
  schemas: Schemas,
): Finding[] {
  try {
    const document = parse(text);
    if (!document.definitions.some(isExecutableDefinitionNode)) return [];
    for (const [version, schema] of schemas(block)) {
      const errors = validate(schema, document);
      if (errors.length === 0) continue;
      return errors.map(({message, locations}) => ({
        line: locations?.[0]?.line ?? 1,
        found: message,
        expected: `GraphQL that is valid in ${version}`,
      }));
    }
    return [];
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const line = error.locations?.[0]?.line ?? 1;
    return [{line, found: error.message, expected: 'GraphQL that parses'}];
  }
}

export function graphql(schemas: Schemas): CodeCheck {
  return (block) => {
    // GraphQL for another product's API is marked as ```graphql api=Tableau.
    if (/\bapi=/.test(block.meta)) return checkDocument(block.text, block, () => []);
    return checkDocument(block.text, block, schemas);
  };
}
