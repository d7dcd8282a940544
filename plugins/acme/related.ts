/** Schema of `related`: an entity's relationships to others for which its GraphQL type has no plain field. */
import {z} from 'zod';
import type {Related} from '../../src/features/example-platform/model/related';
import {filledText} from '../facts/schema-parts';

const urn = z.string().regex(/^urn:li:\w+:./, 'a URN');
const urns = z.array(urn).min(1, 'at least one URN').optional();

/** One step in the history of a dataset's schema. */
const schemaVersion = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'a semantic version, such as 0.1.0'),
  time: z.iso.datetime({error: 'a time, such as 2025-04-15T09:30:00Z'}),
  /** What changed since the previous version. */
  changes: z.array(
    z.strictObject({
      fieldPath: filledText,
      operation: z.enum(['ADD', 'MODIFY', 'REMOVE'], 'ADD, MODIFY, or REMOVE'),
      description: filledText,
    }),
  ),
});

export const relatedSchema: z.ZodType<Related> = z.strictObject({
  /** Domain of a domain, term group of a term or a term group, container of a container. */
  parent: urn.optional(),
  /** Users of a group. */
  members: urns,
  /** Users and groups that have a role. */
  users: urns,
  /** Data product of an asset. */
  product: urn.optional(),
  /** Datasets that represent the same data on other platforms. */
  siblings: urns,
  /** The sibling whose page shows both. */
  primary: z.literal(true).optional(),
  /** Terms that a term inherits from. */
  isA: urns,
  /** Terms that a term contains. */
  hasA: urns,
  /** Versions of a dataset's schema, the oldest first; the last one is the entity's current schema. */
  schemaVersions: z.array(schemaVersion).min(2, 'at least two versions').optional(),
});

/** Keys whose values are URNs. */
const URN_KEYS = ['parent', 'members', 'users', 'product', 'siblings', 'isA', 'hasA'] as const;

/** All URNs in `related`, with the path of keys to each. */
export function urnsOf(related: Related): {keys: (string | number)[]; urn: string}[] {
  return URN_KEYS.flatMap((key) => {
    const value = related[key];
    if (value === undefined) return [];
    if (typeof value === 'string') return [{keys: [key], urn: value}];
    return value.map((one, i) => ({keys: [key, i], urn: one}));
  });
}
