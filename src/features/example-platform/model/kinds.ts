/** Determines the GraphQL type of an entity from the kind in its URN. */

/** Name of the GraphQL type, and the value of the enum EntityType. */
type EntityKind = {typename: string; type: string};

/** URN kind → GraphQL type and EntityType, if the two names don't follow from it. */
const KINDS: Readonly<Record<string, readonly [typename: string, type: string]>> = {
  assertion: ['Assertion', 'ASSERTION'],
  businessAttribute: ['BusinessAttribute', 'BUSINESS_ATTRIBUTE'],
  chart: ['Chart', 'CHART'],
  container: ['Container', 'CONTAINER'],
  corpGroup: ['CorpGroup', 'CORP_GROUP'],
  corpuser: ['CorpUser', 'CORP_USER'],
  dashboard: ['Dashboard', 'DASHBOARD'],
  dataContract: ['DataContract', 'DATA_CONTRACT'],
  dataFlow: ['DataFlow', 'DATA_FLOW'],
  dataHubAccessToken: ['AccessTokenMetadata', 'ACCESS_TOKEN'],
  dataHubExecutionRequest: ['ExecutionRequest', 'EXECUTION_REQUEST'],
  dataHubIngestionSource: ['IngestionSource', 'INGESTION_SOURCE'],
  dataHubPolicy: ['DataHubPolicy', 'DATAHUB_POLICY'],
  dataHubRole: ['DataHubRole', 'DATAHUB_ROLE'],
  dataHubSecret: ['Secret', 'OTHER'],
  dataHubView: ['DataHubView', 'DATAHUB_VIEW'],
  dataJob: ['DataJob', 'DATA_JOB'],
  dataPlatform: ['DataPlatform', 'DATA_PLATFORM'],
  dataPlatformInstance: ['DataPlatformInstance', 'DATA_PLATFORM_INSTANCE'],
  dataProcessInstance: ['DataProcessInstance', 'DATA_PROCESS_INSTANCE'],
  dataProduct: ['DataProduct', 'DATA_PRODUCT'],
  dataType: ['DataTypeEntity', 'DATA_TYPE'],
  dataset: ['Dataset', 'DATASET'],
  domain: ['Domain', 'DOMAIN'],
  entityType: ['EntityTypeEntity', 'ENTITY_TYPE'],
  form: ['Form', 'FORM'],
  glossaryNode: ['GlossaryNode', 'GLOSSARY_NODE'],
  glossaryTerm: ['GlossaryTerm', 'GLOSSARY_TERM'],
  incident: ['Incident', 'INCIDENT'],
  mlFeature: ['MLFeature', 'MLFEATURE'],
  mlFeatureTable: ['MLFeatureTable', 'MLFEATURE_TABLE'],
  mlModel: ['MLModel', 'MLMODEL'],
  mlModelGroup: ['MLModelGroup', 'MLMODEL_GROUP'],
  mlPrimaryKey: ['MLPrimaryKey', 'MLPRIMARY_KEY'],
  ownershipType: ['OwnershipTypeEntity', 'CUSTOM_OWNERSHIP_TYPE'],
  post: ['Post', 'POST'],
  query: ['QueryEntity', 'QUERY'],
  role: ['Role', 'ROLE'],
  schemaField: ['SchemaFieldEntity', 'SCHEMA_FIELD'],
  structuredProperty: ['StructuredPropertyEntity', 'STRUCTURED_PROPERTY'],
  tag: ['Tag', 'TAG'],
  test: ['Test', 'TEST'],
};

const TYPENAMES = new Set(Object.values(KINDS).map(([typename]) => typename));

/** @returns undefined if the text is not a URN, or is of a kind that the example company doesn't have */
export function kindOfUrn(urn: string): EntityKind | undefined {
  const kind = /^urn:li:(\w+):./.exec(urn)?.[1];
  const [typename, type] = (kind !== undefined && KINDS[kind]) || [];
  return typename === undefined || type === undefined ? undefined : {typename, type};
}

/** True for the name of a GraphQL type whose values are written as URNs. */
export const isEntityType = (typename: string) => TYPENAMES.has(typename);

/** The dataset and the path of a column's URN. */
export function columnOf(urn: string): readonly [dataset: string, path: string] | undefined {
  const [, dataset, path] = /^urn:li:schemaField:\((urn:li:dataset:\(.*\)),(.+)\)$/.exec(urn) ?? [];
  return dataset === undefined || path === undefined ? undefined : [dataset, path];
}
