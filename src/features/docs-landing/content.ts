/** What the docs landing page links to: by role, by task, and in reading order. */

/** A link to a page. */
type Entry = {to: string; label: string};

/** A role, what someone in it wants to do, and the pages for that. */
type Role = {name: string; goal: string; entries: readonly Entry[]};

/** The roles, in the order shown. */
export const ROLES: readonly Role[] = [
  {
    name: 'Data engineer',
    goal: 'Connect systems, and avoid breaking what depends on your pipelines.',
    entries: [
      {to: '/docs/metadata-ingestion', label: 'Ingest metadata'},
      {to: '/docs/metadata-ingestion/source_overview', label: 'Choose a source'},
      {to: '/docs/metadata-ingestion/recipe_overview', label: 'Write a recipe'},
      {
        to: '/docs/generated/lineage/automatic-lineage-extraction',
        label: 'Get lineage automatically',
      },
    ],
  },
  {
    name: 'Data analyst',
    goal: 'Find the right table, and know whether to trust it.',
    entries: [
      {to: '/docs/features', label: 'What DataHub shows'},
      {to: '/docs/what-is-datahub/datahub-concepts', label: 'Learn the terms'},
      {to: '/docs/generated/lineage/lineage-feature-guide', label: 'Read lineage'},
      {to: '/docs/how/search', label: 'Search like an expert'},
    ],
  },
  {
    name: 'Data architect',
    goal: 'See how it is built, extend it, and run it.',
    entries: [
      {to: '/docs/metadata-modeling/metadata-model', label: 'The metadata model'},
      {to: '/docs/architecture/architecture', label: 'How it is built'},
      {to: '/docs/api/datahub-apis', label: 'Compare the APIs'},
      {to: '/docs/deploy/kubernetes', label: 'Deploy with Kubernetes'},
    ],
  },
  {
    name: 'Governance lead',
    goal: 'Give data meaning, owners, and rules.',
    entries: [
      {to: '/docs/glossary/business-glossary', label: 'Business glossary'},
      {to: '/docs/domains', label: 'Domains'},
      {to: '/docs/features/feature-guides/compliance-forms/overview', label: 'Compliance forms'},
      {to: '/docs/authorization/access-policies-guide', label: 'Access policies'},
    ],
  },
];

/** A group of tasks, each with its page. */
type Task = {name: string; entries: readonly Entry[]};

/** The tasks, in the order shown. */
export const TASKS: readonly Task[] = [
  {
    name: 'Try it and run it',
    entries: [
      {to: '/docs/quickstart', label: 'Start DataHub on my machine'},
      {to: '/docs/docker', label: 'Run it with Docker'},
      {to: '/docs/deploy/kubernetes', label: 'Run it on Kubernetes'},
      {to: '/docs/how/updating-datahub', label: 'Upgrade it'},
    ],
  },
  {
    name: 'Bring metadata in',
    entries: [
      {to: '/docs/ui-ingestion', label: 'Ingest from the UI'},
      {to: '/docs/metadata-ingestion/cli-ingestion', label: 'Ingest from the command line'},
      {to: '/docs/quick-ingestion-guides/snowflake/overview', label: 'Connect Snowflake'},
      {to: '/docs/managed-datahub/remote-executor/about', label: 'Ingest from inside my network'},
    ],
  },
  {
    name: 'Use it and extend it with code',
    entries: [
      {to: '/docs/api/graphql/getting-started', label: 'Send my first GraphQL query'},
      {to: '/docs/graphql/queries', label: 'Look up a query'},
      {to: '/docs/graphql/mutations', label: 'Look up a mutation'},
      {to: '/docs/metadata-ingestion/as-a-library', label: 'Write metadata from Python'},
    ],
  },
  {
    name: 'Get help and get involved',
    entries: [
      {to: '/docs/slack', label: 'Ask on Slack'},
      {to: '/docs/townhalls', label: 'Come to a town hall'},
      {to: '/docs/contributing', label: 'Contribute'},
      {to: '/docs/category/features', label: 'Browse all features'},
    ],
  },
];

/** The first pages, in reading order. */
export const FIRST_PAGES: readonly (Entry & {text: string})[] = [
  {to: '/docs/features', label: 'What is DataHub?', text: 'What it does, and who it is for.'},
  {to: '/docs/quickstart', label: 'Quickstart', text: 'A running instance with sample data.'},
  {
    to: '/docs/what-is-datahub/datahub-concepts',
    label: 'Concepts',
    text: 'The terms you will see everywhere.',
  },
  {to: '/docs/metadata-ingestion', label: 'Ingestion', text: 'How to load your own metadata.'},
];
