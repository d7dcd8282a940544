/** Schema of the files in reference/sources/. */
import {z} from 'zod';
import {filledText, mark} from '../facts/schema-parts';
import type {Marks} from '../releases/model';
import {beforeOf, releaseMarks} from '../releases/schema';
import {accessSchema, vendorUrl} from './access-schema';
import {configItemSchema} from './config-schema';
import {fieldSchema, type ConfigField} from './field-schema';
import {linksSchema} from './link-schema';
import {isLeadSentence, LEAD_SENTENCE_RULE, leadSentence} from './lead-sentence';
import {
  CAPABILITIES,
  CATEGORIES,
  CONNECTIONS,
  SUPPORT_LEVELS,
} from '../../src/features/integrations/model/vocabulary';

// Most remarks apply to every version; only the others need the longer form.
const remarkSchema = z
  .union([filledText, z.strictObject({text: filledText, ...releaseMarks})], {
    error: 'some text, or text with since or until',
  })
  .transform((remark): Remark => (typeof remark === 'string' ? {text: remark} : remark));
const remarks = z.array(remarkSchema).default([]);
/** A prerequisite or a limitation. */
export type Remark = Marks & {text: string};

const capabilitySchema = z.strictObject({
  name: z.enum(CAPABILITIES),
  supported: z.boolean(),
  note: filledText,
  ...releaseMarks,
});

/** Returns whether two facts with the same name can be in different versions. */
const apart = (a: Marks, b: Marks): boolean =>
  (a.until !== undefined && b.since !== undefined) ||
  (b.until !== undefined && a.since !== undefined);

const capabilities = z
  .array(capabilitySchema)
  .refine(
    (list) =>
      list.every((one, i) => list.slice(i + 1).every((b) => b.name !== one.name || apart(one, b))),
    {error: 'each capability once, or one with until and one with since'},
  );

const moduleSchema = z.strictObject({
  plugin: filledText,
  purpose: filledText.optional(),
  pip_extra: filledText.nullable(),
  support: z.enum(SUPPORT_LEVELS),
  test_connection: z.boolean(),
  ...releaseMarks,
  before: beforeOf(z.strictObject({support: z.enum(SUPPORT_LEVELS)})),
  deprecated: mark,
  alias_of: filledText.optional(),
  capabilities: capabilities.default([]),
  config: z.array(configItemSchema).default([]),
  recipe: filledText,
});

const conceptSchema = z.strictObject({
  source: filledText,
  datahub: filledText,
  subtype: filledText.optional(),
  ...releaseMarks,
});

const troubleSchema = z.strictObject({symptom: filledText, cause_fix: filledText, ...releaseMarks});

/** The facts in the head of a page, which may have been different before a release. */
const headValues = {
  category: z.enum(CATEGORIES),
  connection: z.enum(CONNECTIONS),
  summary: filledText.refine((text) => isLeadSentence(leadSentence(text)), {
    error: LEAD_SENTENCE_RULE,
  }),
};

/** A source file. */
export const sourceFileSchema = z.strictObject({
  name: filledText,
  platform: filledText,
  ...headValues,
  ...releaseMarks,
  before: beforeOf(z.strictObject(headValues).partial()),
  modules: z.array(moduleSchema).min(1, 'at least one module'),
  concepts: z.array(conceptSchema).default([]),
  prerequisites: remarks,
  limitations: remarks,
  troubleshooting: z.array(troubleSchema).default([]),
  access: accessSchema.optional(),
  links: linksSchema,
  vendor_docs: z.array(z.strictObject({title: filledText, url: vendorUrl})).default([]),
});

/** A file of reference/sources/shared/. */
export const sharedFileSchema = z.strictObject({
  about: filledText,
  fields: z.array(fieldSchema).min(1, 'at least one field'),
});

type SourceFile = z.infer<typeof sourceFileSchema>;
export type ModuleFile = SourceFile['modules'][number];
export type Capability = z.infer<typeof capabilitySchema>;

/** A module of a source, with its includes resolved and its recipe complete. */
export type SourceModule = Omit<ModuleFile, 'config'> & {config: ConfigField[]};

/** An ingestion source: one page of the reference. */
export type Source = Omit<SourceFile, 'modules'> & {
  /** Name of the file without `.yaml`; last part of the page's URL. */
  slug: string;
  modules: SourceModule[];
  /** Markdown of the guide beside the facts; see `guide.ts`. */
  guide?: string | undefined;
};

/** The modules of a source without aliases, which are older names of others. */
export const ownModules = ({modules}: Source): SourceModule[] =>
  modules.filter((one) => !one.alias_of);
