/** The shape of sources.json. */
import {z} from 'zod';
import {
  CAPABILITIES,
  CATEGORIES,
  CONNECTIONS,
  SUPPORT_LEVELS,
} from '../../../src/features/integrations/model/vocabulary';
import {deprecated, markdown, marks, url} from './common';

const field = z.object({
  id: z.string().describe('Plugin and path: snowflake.oauth_config.provider.'),
  name: z.string().describe('Path below config; <key> is a key that the user chooses.'),
  type: z.string().describe('Type, alternatives with | between, or the allowed values.'),
  required: z.boolean(),
  requiredWith: z.string().optional().describe('Block that is optional, but needs this field.'),
  default: z.string().optional().describe('Default as in a recipe, or in words.'),
  allowedValues: z.array(z.string()).optional(),
  description: markdown,
  example: z.string().optional(),
  requires: z.array(z.string()).optional().describe('Fields that must also be set.'),
  conflicts: z
    .array(z.string())
    .optional()
    .describe('Fields that must not be set together with it.'),
  deprecated,
  hidden: z.literal(true).optional().describe("Accepted, but not in the connector's own list."),
  ...marks,
  url,
});

const capability = z.object({
  name: z.enum(CAPABILITIES),
  supported: z.boolean(),
  note: markdown,
  ...marks,
});

const module = z.object({
  id: z.string().describe('Name of the plugin: source.type in a recipe.'),
  purpose: z.string().optional(),
  pipExtra: z.string().optional().describe("Extra to install: pip install 'acryl-datahub[extra]'."),
  support: z.enum(SUPPORT_LEVELS),
  testConnection: z.boolean().describe('Whether the UI can test the connection.'),
  deprecated,
  aliasOf: z.string().optional().describe('Plugin whose fields it has.'),
  ...marks,
  capabilities: z.array(capability),
  fields: z.array(field),
  recipe: z.string().describe('Starter recipe, as YAML.'),
});

const remark = z.object({text: markdown, ...marks});

const script = z.object({
  title: z.string().optional(),
  lead: markdown,
  language: z.string(),
  code: z.string(),
  module: z.string().optional().describe('Plugin, if only one of several needs it.'),
  for: z.array(z.string()).optional().describe('What it is for, if not for every run.'),
  unless: z.array(z.string()).optional().describe('Purposes that replace it.'),
  only: z
    .array(
      z.object({
        text: z.string().describe('Part of the code; … stands for what is in between.'),
        for: z.array(z.string()).describe('What the part is for.'),
        unless: z.array(z.string()).optional().describe('Purposes that replace it.'),
        otherwise: z.string().optional().describe('What to write instead.'),
      }),
    )
    .optional()
    .describe('Parts that only some purposes need.'),
  ...marks,
});

const access = z.object({
  about: markdown.optional(),
  grants: z.array(
    z.object({
      privilege: markdown,
      module: z.string().optional().describe('Plugin, if only one of several needs it.'),
      for: z.array(z.string()).describe('everything, capabilities, or paths of fields.'),
      unless: z.array(z.string()).optional().describe('Purposes that replace it.'),
      missing: markdown.optional().describe('What happens without it.'),
      url: z.url().optional(),
      ...marks,
    }),
  ),
  scripts: z.array(script),
  verify: z
    .object({lead: markdown, language: z.string(), code: z.string(), expect: markdown})
    .optional(),
});

/** An ingestion source. */
export const source = z.object({
  id: z.string().describe('Last part of the address of its page.'),
  name: z.string(),
  platform: z.string().describe('Name of the data platform in URNs.'),
  category: z.enum(CATEGORIES),
  connection: z.enum(CONNECTIONS),
  summary: markdown,
  ...marks,
  url,
  modules: z.array(module),
  concepts: z.array(
    z.object({source: z.string(), datahub: z.string(), subtype: z.string().optional(), ...marks}),
  ),
  prerequisites: z.array(remark),
  limitations: z.array(remark),
  troubleshooting: z.array(z.object({symptom: markdown, causeFix: markdown, ...marks})),
  access: access.optional(),
  vendorDocs: z.array(z.object({title: z.string(), url: z.url()})),
});

export type SourceRecord = z.infer<typeof source>;
