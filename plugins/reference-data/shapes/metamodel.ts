/** The shapes of entities.json and aspects.json. */
import {z} from 'zod';
import {GROUPS} from '../../metamodel/schema';
import {deprecated, markdown, marks, url} from './common';

/** An entity of the metamodel. */
export const entity = z.object({
  id: z.string().describe('Name of the entity, as in URNs.'),
  displayName: z.string(),
  category: z.enum(['core', 'internal']),
  summary: markdown,
  keyAspect: z.string().describe('Aspect whose fields make up the URN.'),
  aspects: z.array(z.object({name: z.string(), ...marks})),
  urnExample: z.string(),
  graphqlType: z.string().optional(),
  ...marks,
  url: url.optional(),
});

const field = z.object({
  id: z.string().describe('Aspect or type, and name of the field.'),
  name: z.string(),
  type: z.string(),
  optional: z.boolean(),
  default: z.json().optional(),
  description: markdown,
  search: z.json().optional().describe('How the field is indexed for search.'),
  relationships: z.array(z.object({name: z.string(), to: z.array(z.string())})).optional(),
  deprecated,
  ...marks,
});

/** An aspect, or a type that fields of aspects have. */
export const aspect = z.object({
  id: z.string(),
  kind: z.enum(['aspect', 'record', 'enum', 'alias']),
  group: z.enum(GROUPS).optional().describe('Kind of aspect.'),
  summary: markdown,
  deprecated,
  ...marks,
  entities: z.array(z.string()).optional().describe('Entities that have the aspect.'),
  fields: z.array(field).optional().describe('Of aspects and records.'),
  values: z
    .array(z.object({name: z.string(), meaning: markdown.optional(), deprecated, ...marks}))
    .optional()
    .describe('Of enums.'),
  type: z.string().optional().describe('Of aliases.'),
  url: url.optional(),
});

export type EntityRecord = z.infer<typeof entity>;
export type AspectRecord = z.infer<typeof aspect>;
