/** What changed from one release to the next: the shape of the data, for pages, feeds, and `changes.json`. */
import {z} from 'zod';

/** Areas of the platform and its documentation, in the order of the page, with their headings. */
export const AREAS = {
  upgrade: 'Upgrade notes',
  sources: 'Ingestion sources',
  graphql: 'GraphQL API',
  metamodel: 'Entities and aspects',
  environment: 'Environment variables',
  cli: 'Command line',
  privileges: 'Privileges and roles',
  python: 'Python SDK',
  pages: 'Documentation pages',
} as const;

export type Area = keyof typeof AREAS;

const areaNames = Object.keys(AREAS) as [Area, ...Area[]];

/** What happened to something. */
export const KINDS = ['added', 'removed', 'moved', 'changed', 'deprecated', 'note'] as const;
export type Kind = (typeof KINDS)[number];

/** One change. */
export const changeSchema = z.strictObject({
  id: z.string().describe('Stable identifier: release, kind of thing, and its name.'),
  release: z.string().describe('The release that introduced the change; `next` if none has yet.'),
  area: z.enum(areaNames).describe('Part of the platform that the change belongs to.'),
  what: z.string().describe('Kind of thing that changed, such as `field` or `argument`.'),
  kind: z.enum(KINDS).describe('What happened to it.'),
  name: z.string().describe('Its name, or for an upgrade note, its text in Markdown.'),
  owner: z.string().optional().describe('What it belongs to, such as a source or a type.'),
  page: z.string().optional().describe('Path of its page below /docs/.'),
  anchor: z.string().optional().describe('Id of its element on that page.'),
  property: z.string().optional().describe('Which of its values changed, such as `default`.'),
  from: z.string().optional().describe('The value before; absent if there was none.'),
  to: z.string().optional().describe('The value after; absent if there no longer is one.'),
  action: z.string().optional().describe('What to do about it, in Markdown.'),
});
export type Change = z.infer<typeof changeSchema>;

/** A release that is compared with the one before it. */
const releaseSchema = z.strictObject({
  name: z.string().describe('A release, or `next` for what is not released yet.'),
  date: z.string().optional().describe('Date of the release; absent for `next`.'),
  after: z.string().describe('The release that it is compared with.'),
});

/** The file /reference/next/changes.json. */
export const changesSchema = z.strictObject({
  $schema: z.string(),
  since: z.string().describe('The oldest release of the documentation: all changes came after it.'),
  releases: z.array(releaseSchema).describe('Newest first.'),
  changes: z.array(changeSchema).describe('By release, newest first, then by area.'),
});

/** All changes since a release. */
export type Changes = Omit<z.infer<typeof changesSchema>, '$schema'>;
