/** Versions with realistic pages, and a search over them, for tests. */
import {searchIndex} from '../search/engine/search';
import {indexOf, pageRecord} from '../search/engine/testing';
import type {Version} from './suggest';

type Page = readonly [path: string, title: string, description: string];

const SOURCES = ['Athena', 'BigQuery', 'Kafka', 'Kafka Connect', 'Snowflake', 'SQL Queries'];

export const PAGES: readonly Page[] = [
  ['quickstart', 'DataHub quickstart', 'Run it on your machine with sample data.'],
  ['slack', 'Slack community', 'Where to ask, login included.'],
  ['deploy/kubernetes', 'Deploy with Kubernetes', 'Install it with Helm.'],
  ['graphql/queries', 'GraphQL queries', 'Every query of the API.'],
  ['metadata-ingestion/cli-ingestion', 'Ingest from the CLI', 'Run recipes.'],
  ['generated/metamodel/entities/dataset', 'Dataset entity', 'A table or topic.'],
  ...SOURCES.map((name): Page => [
    `generated/ingestion/sources/${name.toLowerCase().replace(' ', '-')}`,
    `${name} ingestion source`,
    `Reads metadata of ${name}.`,
  ]),
];

const OUTSIDE = pageRecord('/community', 'Community', {description: 'Meet others.'});

/** Creates a version whose docs are below a path such as `/docs` or `/docs/2.0.0`. */
export function versionOf(name: string, path: string, pages: readonly Page[]) {
  const records = pages.map(([page, title, description]) =>
    pageRecord(`${path}/${page}`, title, {description}),
  );
  const version: Version = {
    ...{name, path, label: name === 'current' ? 'Next' : name, isLast: name === 'current'},
    docs: records.map(({url}) => ({path: url})),
  };
  return {version, index: indexOf([...records, OUTSIDE])};
}

/** Creates a search that counts its queries by version. */
export function backendOf(made: readonly ReturnType<typeof versionOf>[]) {
  const asked: string[] = [];
  return {
    asked,
    search: (query: string, {version: name, limit}: {version: string; limit: number}) => {
      asked.push(name);
      const one = made.find(({version}) => version.name === name);
      if (!one) return Promise.reject(new Error(`no index of ${name}`));
      return Promise.resolve(searchIndex(one.index, query, {limit}));
    },
  };
}
