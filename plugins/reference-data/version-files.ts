/** The files of one version. */
import {introspectionFromSchema, printSchema} from 'graphql';
import type {RecipeParts} from '../recipe-schema';
import {recipeSchema} from '../recipe-schema';
import type {Reference} from '../reference';
import {NEXT, type Releases} from '../releases/model';
import {hasChanges} from '../whats-new';
import {CHANGES_DATA, CHANGES_SCHEMA} from '../whats-new/paths';
import {KINDS} from './kinds';
import {dataPath, recipeSchemaPath, shapePath} from './paths';
import {pageUrls} from './records/address';
import type {IndexedVersion} from './shapes/site-index';

/** What the files of all versions have in common. */
export type SiteFacts = {
  /** URL of the site with its base path, which ends with a slash. */
  site: string;
  /** URL of the docs of a version; undefined if the site doesn't have it. */
  docsOf: (version: string) => string | undefined;
  releases: Releases;
  parts: RecipeParts;
  /** The code that Next describes. */
  code: {date?: string | undefined; commit?: string | undefined};
};

/** Files by path in the build, and what the index says about them. */
export type VersionFiles = {files: Map<string, string>; entry: IndexedVersion};

function origin(name: string, {releases, code}: SiteFacts): IndexedVersion['generatedFrom'] {
  if (name === NEXT) return code;
  return {release: name, date: releases.find((release) => release.name === name)?.date};
}

/** The API as a schema in two notations, which any GraphQL tool reads. */
function graphqlFiles({
  graphql: {schema},
}: Reference): {name: string; about: string; type: string; file: string; text: string}[] {
  return [
    {
      name: 'schema',
      about: 'The GraphQL API in its schema definition language (SDL).',
      type: 'application/graphql',
      file: 'schema.graphql',
      text: `${printSchema(schema)}\n`,
    },
    {
      name: 'introspection',
      about: 'The response of the GraphQL API to an introspection query.',
      type: 'application/json',
      file: 'introspection.json',
      text: JSON.stringify({data: introspectionFromSchema(schema, {inputValueDeprecation: true})}),
    },
  ];
}

/** The changes of Next, which another plugin writes. */
const changesEntry = (site: string): IndexedVersion['files'][number] => ({
  name: 'changes',
  about: 'What each release changed, and what changed since the newest one.',
  url: site + CHANGES_DATA,
  type: 'application/json',
  schema: site + CHANGES_SCHEMA,
});

/** @returns the files of a version, with its schema of recipes, and its entry in the index */
export function versionFiles(reference: Reference, facts: SiteFacts): VersionFiles {
  const {site, docsOf, releases, parts} = facts;
  const {name, label} = reference.version;
  const docs = docsOf(name);
  if (docs === undefined) throw new Error(`The site has no documentation for ${name}.`);
  const generatedFrom = origin(name, facts);
  const input = {reference, releases, docsOf, page: pageUrls(docs)};
  const files = new Map<string, string>();
  const listed: IndexedVersion['files'] = [];
  for (const kind of KINDS) {
    const path = dataPath(name, `${kind.name}.json`);
    const schema = site + shapePath(kind.name);
    const items = kind.records(input);
    files.set(path, JSON.stringify({$schema: schema, version: name, generatedFrom, items}));
    listed.push({
      ...{name: kind.name, about: kind.about, url: site + path, type: 'application/json'},
      ...{schema, records: items.length},
    });
  }
  for (const {file, text, ...entry} of graphqlFiles(reference)) {
    const path = dataPath(name, file);
    files.set(path, text);
    listed.push({...entry, url: site + path});
  }
  if (name === NEXT && hasChanges(reference.version)) listed.push(changesEntry(site));
  const id = site + recipeSchemaPath(name);
  files.set(recipeSchemaPath(name), JSON.stringify(recipeSchema(reference, parts, {id, docs})));
  return {files, entry: {name, label, docs, generatedFrom, recipeSchema: id, files: listed}};
}
