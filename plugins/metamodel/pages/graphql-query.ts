/** Writes the GraphQL document that reads an entity. */
import type {Entity, ReadExample} from '..';

function indented(text: string, columns: number): string {
  const pad = ' '.repeat(columns);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => pad + line)
    .join('\n');
}

/** @returns undefined if the entity can't be read through GraphQL */
export function readDocument(
  {urnExample, graphql}: Entity,
  {select, query}: ReadExample,
): string | undefined {
  if (query !== undefined) return query.trimEnd();
  if (select === undefined || !graphql) return undefined;
  const field = graphql.lookup ?? 'entity';
  // The entity's own query returns its type; `entity` returns the interface.
  const fields = graphql.lookup
    ? indented(select, 4)
    : `    ... on ${graphql.type} {\n${indented(select, 6)}\n    }`;
  return `query {\n  ${field}(urn: ${JSON.stringify(urnExample)}) {\n    urn\n${fields}\n  }\n}`;
}

/** The `data` of the response; an entity behind the interface gets its `__typename`. */
export function readResult(
  {graphql}: Entity,
  {query, result}: ReadExample,
): Record<string, unknown> | undefined {
  if (!result || query !== undefined) return result;
  if (graphql?.lookup !== undefined) return {[graphql.lookup]: result};
  return {entity: {__typename: graphql?.type, ...result}};
}
