/** What readers do with the platform, each with the pages that explain it. */
export type Capability = {
  title: string;
  text: string;
  /** Pages that explain it. */
  links: readonly {to: string; label: string}[];
};

export const CAPABILITIES = {
  find: {
    title: 'Find the table you can trust',
    text: 'One search over every platform: names, columns, descriptions, owners, and terms. Each result shows usage, quality, and deprecation.',
    links: [
      {to: '/docs/how/search', label: 'How search works'},
      {to: '/docs/what-is-datahub/datahub-concepts', label: 'Concepts'},
    ],
  },
  trace: {
    title: 'See what breaks before you change it',
    text: 'Lineage between tables and columns, across tools, extracted from queries, models, and pipelines with no work on your part.',
    links: [
      {to: '/docs/generated/lineage/lineage-feature-guide', label: 'Lineage guide'},
      {to: '/docs/generated/lineage/automatic-lineage-extraction', label: 'Automatic lineage'},
    ],
  },
  meaning: {
    title: 'Agree on what data means',
    text: 'Glossary terms, domains, data products, and your own properties give the whole company a shared vocabulary, with owners who are responsible for it.',
    links: [
      {to: '/docs/glossary/business-glossary', label: 'Business glossary'},
      {to: '/docs/dataproducts', label: 'Data products'},
    ],
  },
  quality: {
    title: 'Know when data goes wrong',
    text: 'Checks from dbt, Great Expectations, and other tools appear on the asset itself, next to its contract and open incidents.',
    links: [
      {to: '/docs/managed-datahub/observe/assertions', label: 'Assertions'},
      {to: '/docs/incidents/incidents', label: 'Incidents'},
    ],
  },
  access: {
    title: 'Decide who may do what',
    text: 'Policies and roles control who can see and change which metadata. People sign in through single sign-on; programs use access tokens.',
    links: [
      {to: '/docs/authorization/access-policies-guide', label: 'Policies'},
      {to: '/docs/authorization/roles', label: 'Roles'},
    ],
  },
  build: {
    title: 'Build on an open graph',
    text: 'Everything you see can be read and written through GraphQL, OpenAPI, and SDKs, and each change reaches your code as an event.',
    links: [
      {to: '/docs/api/graphql/getting-started', label: 'First query'},
      {to: '/docs/what/mxe', label: 'Change events'},
    ],
  },
} as const satisfies Record<string, Capability>;
