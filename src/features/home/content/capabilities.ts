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
    text: 'One search over every platform: names, columns, descriptions, owners and terms. Usage, quality and deprecation are beside each result.',
    links: [
      {to: '/docs/how/search', label: 'How search works'},
      {to: '/docs/what-is-datahub/datahub-concepts', label: 'Concepts'},
    ],
  },
  trace: {
    title: 'See what breaks before you change it',
    text: 'Lineage between tables and columns, across tools, read from queries, models and pipelines with no work on your part.',
    links: [
      {to: '/docs/generated/lineage/lineage-feature-guide', label: 'Lineage guide'},
      {to: '/docs/generated/lineage/automatic-lineage-extraction', label: 'Where it is automatic'},
    ],
  },
  meaning: {
    title: 'Agree on what data means',
    text: 'Glossary terms, domains, data products and properties of your own give names the whole company shares, and owners who answer for them.',
    links: [
      {to: '/docs/glossary/business-glossary', label: 'Business glossary'},
      {to: '/docs/dataproducts', label: 'Data products'},
    ],
  },
  quality: {
    title: 'Know when it goes wrong',
    text: 'Checks by dbt, Great Expectations and others appear on the asset itself, next to its contract and open incidents.',
    links: [
      {to: '/docs/managed-datahub/observe/assertions', label: 'Assertions'},
      {to: '/docs/incidents/incidents', label: 'Incidents'},
    ],
  },
  access: {
    title: 'Decide who may do what',
    text: 'Policies and roles say who sees and changes which metadata. People come through single sign-on, programs with access tokens.',
    links: [
      {to: '/docs/authorization/access-policies-guide', label: 'Policies'},
      {to: '/docs/authorization/roles', label: 'Roles'},
    ],
  },
  build: {
    title: 'Build on an open graph',
    text: 'Everything you see can be read and written through GraphQL, OpenAPI and SDKs, and each change reaches your code as an event.',
    links: [
      {to: '/docs/api/graphql/getting-started', label: 'First query'},
      {to: '/docs/what/mxe', label: 'Change events'},
    ],
  },
} as const satisfies Record<string, Capability>;
