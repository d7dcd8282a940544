/** A synthetic index for tests: a few pages like those in the docs. */
import type {IndexFile, PageRecord, Symbol, SynonymGroups, TextSection} from './format';
import {SearchIndex} from './search-index';
import {writeIndex} from './write-index';

/** A section below a heading. */
export const below = (
  heading: string,
  id: string,
  text = '',
  symbols: Symbol[] = [],
): TextSection => ({heading, id, level: 2, text, symbols});

/** Creates a page for which only URL and title matter, unless more is specified; `text` is at its top. */
export function pageRecord(
  url: string,
  title: string,
  {text = '', sections = [], ...rest}: Partial<PageRecord> & {text?: string} = {},
): PageRecord {
  return {
    ...{url, title, breadcrumbs: [], description: '', links: 0, keywords: [], version: 'Next'},
    ...rest,
    sections: [{heading: title, id: '', level: 1, text, symbols: []}, ...sections],
  };
}

const NO_SYNONYMS: SynonymGroups = {same: [], near: []};

/** Creates an index as a reader's browser gets it: serialized and parsed. */
export function indexOf(pages: readonly PageRecord[], synonyms = NO_SYNONYMS): SearchIndex {
  const text = JSON.stringify(writeIndex(pages, synonyms));
  return new SearchIndex(JSON.parse(text) as IndexFile);
}

export const SYNONYMS: SynonymGroups = {
  same: [
    ['sso', 'single sign on', 'oidc'],
    ['kubernetes', 'k8s'],
  ],
  near: [['delete', 'remove', 'prune']],
};

/** Pages of the docs and one outside them. */
export const PAGES: readonly PageRecord[] = [
  pageRecord('/docs/quickstart', 'DataHub Quickstart', {
    ...{breadcrumbs: ['Get started'], links: 20, description: 'Run DataHub on your machine.'},
    text: 'Docker starts all containers of the platform.',
    sections: [
      below('Start DataHub', 'start-datahub', 'Wait until the containers are healthy.'),
      below('Sign in', 'sign-in', 'The web page answers on port 9002.'),
    ],
  }),
  pageRecord('/docs/authentication/guides/sso/configure-oidc-react', 'Configure OIDC', {
    ...{breadcrumbs: ['Deploy', 'Authentication'], description: 'Sign in with your provider.'},
    sections: [
      below('Variables', 'variables', 'The client is told by `AUTH_OIDC_CLIENT_ID`.', [
        {name: 'AUTH_OIDC_CLIENT_ID', id: 'auth_oidc_client_id'},
        {name: 'AUTH_OIDC_ENABLED', id: 'auth_oidc_enabled'},
      ]),
    ],
  }),
  pageRecord('/docs/graphql/queries', 'Queries', {
    ...{breadcrumbs: ['Reference', 'GraphQL'], description: 'Operations that read.'},
    sections: [
      below('Search', 'search', 'Looks for entities of every type.', [
        {name: 'searchAcrossEntities', id: 'searchacrossentities'},
        {name: 'searchAcrossLineage', id: 'searchacrosslineage'},
      ]),
    ],
  }),
  pageRecord('/docs/generated/ingestion/sources/snowflake', 'Snowflake', {
    ...{breadcrumbs: ['Ingest', 'Sources'], description: 'Reads tables, views, and their lineage.'},
    sections: [
      below('Prerequisites', 'prerequisites', 'A role may use the warehouse.'),
      below('Config details', 'config-details', 'Stale tables are removed by a stateful run.', [
        {name: 'stateful_ingestion.enabled', id: 'snowflake.stateful_ingestion.enabled'},
      ]),
    ],
  }),
  pageRecord('/docs/generated/ingestion/sources/powerbi', 'PowerBI', {
    ...{breadcrumbs: ['Ingest', 'Sources'], description: 'Reads reports and dashboards.'},
  }),
  pageRecord('/docs/authorization/policies', 'Policies', {
    ...{breadcrumbs: ['Deploy', 'Authorization'], description: 'Who may do what.'},
    text: 'A policy grants privileges to users and groups.',
  }),
  pageRecord('/docs/deploy/kubernetes', 'Deploying with Kubernetes', {
    ...{breadcrumbs: ['Deploy'], description: 'Helm charts for a cluster.'},
  }),
  pageRecord('/docs/how/delete-metadata', 'Removing Metadata', {
    ...{breadcrumbs: ['Operate'], description: 'Deleting datasets for good.'},
    sections: [
      {
        ...below('Delete by urn', 'delete-by-urn', 'datahub delete --urn urn:li:dataset', [
          {name: 'datahub delete', id: 'delete-by-urn'},
        ]),
        code: [0],
      },
    ],
  }),
  pageRecord('/docs/features/lineage', 'Data Lineage', {
    ...{
      breadcrumbs: ['Features'],
      description: 'How data flows from dataset to dataset.',
      links: 9,
    },
    sections: [below('Impact analysis', 'impact-analysis', 'See what depends on a dataset.')],
  }),
  {
    url: '/integrations/slack',
    title: 'Slack',
    breadcrumbs: ['Integrations'],
    description: 'Share datasets in a channel.',
    links: 0,
    keywords: ['chat'],
    sections: [],
  },
];

/** The index of `PAGES` with `SYNONYMS`. */
export const siteIndex = (): SearchIndex => indexOf(PAGES, SYNONYMS);
