/** The shape of graphql.json; the API itself is in schema.graphql and introspection.json. */
import {z} from 'zod';
import {marks, url} from './common';

/** A type of the API, an operation, or a member of a type that came later than the type. */
export const definition = z.object({
  id: z.string().describe('Schema coordinate: Dataset, Query.dataset, Dataset.incidents.'),
  kind: z.enum([
    ...['query', 'mutation', 'object', 'input', 'interface', 'union', 'enum', 'scalar'],
    ...['field', 'argument', 'value'],
  ] as const),
  area: z.string().optional().describe('Part of the API.'),
  description: z.string().optional(),
  deprecated: z.string().optional().describe('Why it is deprecated, and what to use instead.'),
  since: marks.since,
  url,
});

export type GraphqlRecord = z.infer<typeof definition>;
