/** The shapes of environment.json, cli.json, privileges.json, roles.json, and releases.json. */
import {z} from 'zod';
import {markdown, marks, url} from './common';

/** An environment variable. */
export const variable = z.object({
  id: z.string().describe('Server or client, and the name: server.AUTH_OIDC_ENABLED.'),
  name: z.string(),
  of: z
    .enum(['server', 'client'])
    .describe('Whether servers read it, or the datahub command and the Python SDK.'),
  default: markdown,
  description: markdown,
  area: z.string().describe('What it is about.'),
  components: z.array(z.string()).optional().describe('Servers that read it.'),
  ...marks,
  url,
});

/** A command of the CLI, with its options. */
export const command = z.object({
  id: z
    .string()
    .describe('Words after datahub: ingest run. The options of global apply to every command.'),
  options: z.array(
    z.object({
      id: z.string().describe('Command and long spelling: ingest run --config.'),
      names: z.array(z.string()).describe('Spellings, with the name of the value.'),
      default: markdown,
      description: markdown,
      ...marks,
    }),
  ),
  url,
});

/** A privilege of access policies. */
export const privilege = z.object({
  id: z.string().describe('Type in policies; the label if only DataHub Cloud has the privilege.'),
  label: z.string().describe('Name in the UI.'),
  kind: z.string().describe('platform, metadata, or api: only policies made through the API.'),
  cloud: z.boolean().describe('Whether only DataHub Cloud has it.'),
  description: markdown,
  roles: markdown.optional().describe('Built-in roles that have it, in DataHub Cloud.'),
  admin: markdown.optional(),
  editor: markdown.optional(),
  reader: markdown.optional(),
  entities: z.array(z.string()).optional().describe('Types of resources that it is offered for.'),
  ...marks,
  url,
});

/** A built-in role. */
export const role = z.object({
  id: z.string().describe('URN of the role.'),
  name: z.string(),
  meantFor: markdown,
  may: markdown,
  mayNot: markdown,
  ...marks,
  url,
});

/** A release of the platform. */
export const release = z.object({
  id: z.string().describe('Number of the release, or next for what is not released yet.'),
  date: z.iso.date().optional(),
  documented: z.boolean().describe('Whether this site has documentation for it.'),
  url: z.url().optional().describe('Start of its documentation.'),
});

export type VariableRecord = z.infer<typeof variable>;
export type CommandRecord = z.infer<typeof command>;
export type PrivilegeRecord = z.infer<typeof privilege>;
export type RoleRecord = z.infer<typeof role>;
export type ReleaseRecord = z.infer<typeof release>;
