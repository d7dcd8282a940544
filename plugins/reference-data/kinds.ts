/** The kinds of records: the name of the file, the shape of a record, and how records are made from the facts. */
import type {z} from 'zod';
import type {Reference} from '../reference';
import type {Releases} from '../releases/model';
import type {PageUrl} from './records/address';
import {graphqlRecords} from './records/graphql';
import {aspectRecords, entityRecords} from './records/metamodel';
import {releaseRecords} from './records/releases';
import {sourceRecords} from './records/sources';
import {commandRecords, privilegeRecords, roleRecords, variableRecords} from './records/tables';
import {definition} from './shapes/graphql';
import {aspect, entity} from './shapes/metamodel';
import {source} from './shapes/sources';
import {command, privilege, release, role, variable} from './shapes/tables';

/** What records are made from. */
export type KindInput = {
  reference: Reference;
  page: PageUrl;
  releases: Releases;
  /** URL of the docs of a version; undefined if the site doesn't have it. */
  docsOf: (version: string) => string | undefined;
};

/** A kind of records; `about` is a sentence for the index and the schema. */
export type Kind = {
  name: string;
  about: string;
  shape: z.ZodType;
  records: (input: KindInput) => readonly {id: string}[];
};

const kind = <S extends z.ZodType>(
  name: string,
  about: string,
  shape: S,
  records: (input: KindInput) => readonly (z.infer<S> & {id: string})[],
): Kind => ({name, about, shape, records});

export const KINDS: readonly Kind[] = [
  kind(
    'sources',
    'Ingestion sources: modules with fields, capabilities, and starter recipes; the access they need.',
    source,
    ({reference, page}) => sourceRecords(reference.sources, page),
  ),
  kind('entities', 'Entities of the metamodel.', entity, ({reference, page}) =>
    entityRecords(reference.metamodel, page),
  ),
  kind(
    'aspects',
    'Aspects with their fields, and the records, enums, and aliases that fields have as types.',
    aspect,
    ({reference, page}) => aspectRecords(reference.metamodel, page),
  ),
  kind(
    'graphql',
    'Types and operations of the GraphQL API: since when, and where they are described.',
    definition,
    ({reference, page}) => graphqlRecords(reference.graphql, page),
  ),
  kind('environment', 'Environment variables.', variable, ({reference, page}) =>
    variableRecords(reference.tables, page),
  ),
  kind('cli', 'Commands of the datahub CLI that have options.', command, ({reference, page}) =>
    commandRecords(reference.tables, page),
  ),
  kind('privileges', 'Privileges of access policies.', privilege, ({reference, page}) =>
    privilegeRecords(reference.tables, page),
  ),
  kind('roles', 'Built-in roles.', role, ({reference, page}) =>
    roleRecords(reference.tables, page),
  ),
  kind('releases', 'Releases up to the version.', release, releaseRecords),
];
