/** The URNs that generated requests use: entities of the example company, by the type of the API. */

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,analytics.marts.fct_orders,PROD)';
const FLOW = 'urn:li:dataFlow:(airflow,daily_orders,prod)';

/** Entities of the example company: GraphQL type → URN. */
const OF_ACME: Readonly<Record<string, string>> = {
  Assertion: 'urn:li:assertion:fct-orders-amount-present',
  BusinessAttribute: 'urn:li:businessAttribute:customer-email',
  Chart: 'urn:li:chart:(looker,dashboard_elements.42)',
  Container: 'urn:li:container:0f3c2a9be71d4d7a8d0c5b6e4f1a2b3c',
  CorpGroup: 'urn:li:corpGroup:data-platform',
  CorpUser: 'urn:li:corpuser:ben',
  Dashboard: 'urn:li:dashboard:(looker,dashboards.7)',
  DataFlow: FLOW,
  DataHubPolicy: 'urn:li:dataHubPolicy:glossary-governance',
  DataHubRole: 'urn:li:dataHubRole:Editor',
  DataHubView: 'urn:li:dataHubView:c5e1a8d2-7b36-4f90-a2c4-1d8f3e6b9057',
  DataJob: `urn:li:dataJob:(${FLOW},load_orders)`,
  DataPlatform: 'urn:li:dataPlatform:snowflake',
  DataPlatformInstance: 'urn:li:dataPlatformInstance:(urn:li:dataPlatform:snowflake,warehouse_eu)',
  DataProcessInstance: 'urn:li:dataProcessInstance:load-orders-2025-04-15',
  DataProduct: 'urn:li:dataProduct:orders-360',
  Dataset: DATASET,
  Domain: 'urn:li:domain:payments',
  ExecutionRequest: 'urn:li:dataHubExecutionRequest:0609ae82-ee88-4873-a61c-a56dbe4efce1',
  Form: 'urn:li:form:retention-review-2025',
  GlossaryNode: 'urn:li:glossaryNode:commerce',
  GlossaryTerm: 'urn:li:glossaryTerm:net-revenue',
  Incident: 'urn:li:incident:5f1c2a9e-3b7d-4c11-9a35-0d2a6f8e4b10',
  IngestionSource: 'urn:li:dataHubIngestionSource:shop-database',
  MLModel: 'urn:li:mlModel:(urn:li:dataPlatform:mlflow,churn_3,PROD)',
  MLModelGroup: 'urn:li:mlModelGroup:(urn:li:dataPlatform:mlflow,churn,PROD)',
  OwnershipTypeEntity: 'urn:li:ownershipType:product-manager',
  Post: 'urn:li:post:9a3d6e21-5f04-47bc-8e1a-6c2b0d9f7e13',
  QueryEntity: 'urn:li:query:0c9f27d4a1e84b63',
  Role: 'urn:li:role:snowflake-sales-reader',
  SchemaFieldEntity: `urn:li:schemaField:(${DATASET},customer_id)`,
  Secret: 'urn:li:dataHubSecret:SNOWFLAKE_PASSWORD',
  StructuredPropertyEntity: 'urn:li:structuredProperty:io.acme.privacy.retentionDays',
  Tag: 'urn:li:tag:pii',
  Test: 'urn:li:test:production-tables-have-owners',
  VersionedDataset: DATASET,
};

/** Entities of types that the example company lacks. */
const OF_OTHERS: Readonly<Record<string, string>> = {
  DataHubConnection: 'urn:li:dataHubConnection:warehouse',
  ERModelRelationship: 'urn:li:erModelRelationship:orders-of-customers',
  MLFeature: 'urn:li:mlFeature:(customers,orders_last_30_days)',
  MLFeatureTable: 'urn:li:mlFeatureTable:(urn:li:dataPlatform:feast,customers)',
  MLPrimaryKey: 'urn:li:mlPrimaryKey:(customers,customer_id)',
  Notebook: 'urn:li:notebook:(querybook,churn)',
  VersionSet: 'urn:li:versionSet:(churn,mlModel)',
};

/** GraphQL type → URN. */
export const URNS: Readonly<Record<string, string>> = {...OF_ACME, ...OF_OTHERS};

/** Types of entities that the example company lacks. */
export const ELSEWHERE: ReadonlySet<string> = new Set(Object.keys(OF_OTHERS));

/** What arguments and operations call an entity, other than by its type: `ownerUrn`, `removeGroup`. */
const ALIASES: Readonly<Record<string, string>> = {
  actor: 'CorpUser',
  asset: 'Dataset',
  connection: 'DataHubConnection',
  entity: 'Dataset',
  glossaryentity: 'GlossaryTerm',
  group: 'CorpGroup',
  node: 'GlossaryNode',
  owner: 'CorpUser',
  ownershiptype: 'OwnershipTypeEntity',
  platform: 'DataPlatform',
  policy: 'DataHubPolicy',
  query: 'QueryEntity',
  resource: 'Dataset',
  role: 'DataHubRole',
  structuredproperty: 'StructuredPropertyEntity',
  term: 'GlossaryTerm',
  user: 'CorpUser',
  view: 'DataHubView',
};

const WORDS: readonly (readonly [word: string, type: string])[] = [
  ...Object.keys(URNS).map((type) => [type.toLowerCase(), type] as const),
  ...Object.entries(ALIASES),
]
  // `role` is first of all that of DataHub, and the longest word is the most exact.
  .filter(([word, type]) => (ALIASES[word] ?? type) === type)
  .sort(([a], [b]) => b.length - a.length);

/** The type of entity that a name is about: `deleteGlossaryEntity`, `parentNode`, `termUrns`. */
function typeNamed(name: string): string | undefined {
  const text = name.toLowerCase();
  return WORDS.find(([word]) => text.includes(word))?.[1];
}

/**
 * @param name of the argument or field that takes the URN
 * @param operation its name, and the type that it returns: they say what a plain `urn` is about
 */
export function urnFor(name: string, operation: {name: string; returns: string}): string {
  const type = /^urns?$/.test(name)
    ? operation.returns in URNS
      ? operation.returns
      : typeNamed(operation.name)
    : typeNamed(name);
  return URNS[type ?? 'Dataset'] ?? DATASET;
}
