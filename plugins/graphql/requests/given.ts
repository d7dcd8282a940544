/**
 * Values of generated requests that can't be found by type and name, by schema coordinate. An optional field that is
 * listed here is sent, too. A test finds entries that change nothing.
 */
import {URNS} from './urns';

/** 2025-04-14 at 8:00 UTC, in the week of the example company. */
export const MORNING = 1_744_617_600_000;

const RECIPE = JSON.stringify({
  source: {
    type: 'postgres',
    config: {
      host_port: 'shop-db.acme.example:5432',
      database: 'shop',
      username: 'datahub',
      password: '${POSTGRES_PASSWORD}',
    },
  },
});

const SALES_FILTER = {
  and: [{field: 'domains', values: ['urn:li:domain:sales']}],
};

/** Coordinate → value. */
export const GIVEN: Readonly<Record<string, unknown>> = {
  // Arguments.
  'Mutation.revokeAccessToken(tokenId:)': 'k1c0v4t2',
  'Mutation.setTagColor(colorHex:)': '#B3261E',
  'Mutation.submitFormPrompt(urn:)': URNS['Dataset'],
  'Mutation.updateDisplayProperties(urn:)': URNS['Domain'],
  'Mutation.updateUserStatus(status:)': 'SUSPENDED',
  'Query.getAccessTokenMetadata(token:)': 'eyJhbGciOiJIUzI1NiJ9…',

  // Search, browse, history.
  'AutoCompleteInput.limit': 5,
  'AutoCompleteInput.query': 'ord',
  'BrowseInput.path': [],
  'BrowseV2Input.path': [],
  'BrowseV2Input.types': ['DATASET'],
  'EntityCountInput.types': ['DATASET', 'DASHBOARD'],
  'MetadataAnalyticsInput.domain': 'urn:li:domain:sales',
  'SearchInput.query': 'orders',

  // Datasets and other assets.
  'AddLinkInput.label': 'How orders are counted',
  'AddLinkInput.linkUrl': 'https://wiki.acme.example/orders',
  'ChartUpdateInput.editableProperties': {description: 'Orders minus refunds, by day.'},
  'CreateQueryPropertiesInput.name': 'Orders per day',
  'DashboardUpdateInput.editableProperties': {description: 'Start of the weekly sales meeting.'},
  'DataFlowUpdateInput.editableProperties': {description: 'Loads new orders every day.'},
  'DataJobUpdateInput.editableProperties': {description: 'Copies new orders to the raw zone.'},
  'DatasetUpdateInput.editableProperties': {description: 'One row per order.'},
  'DisplayPropertiesUpdateInput.colorHex': '#1890FF',
  'ListQueriesInput.datasetUrn': URNS['Dataset'],
  'NotebookUpdateInput.editableProperties': {description: 'Why customers leave.'},
  'QueryStatementInput.value':
    'SELECT DATE(ordered_at), COUNT(*) FROM analytics.marts.fct_orders GROUP BY 1',
  'RemoveLinkInput.linkUrl': 'https://wiki.acme.example/orders',
  'ReportOperationInput.numAffectedRows': 1200,
  'UpdateEmbedInput.renderUrl': 'https://looker.acme.example/embed/dashboards/7',
  'UpdateEmbedInput.urn': URNS['Dashboard'],
  'UpdateNameInput.name': 'Payments and refunds',
  'UpdateNameInput.urn': URNS['Domain'],
  'UpdateQueryInput.properties': {name: 'Orders per day'},
  'LinkVersionInput.linkedEntity': URNS['MLModel'],
  'LinkVersionInput.version': '3',
  'UnlinkVersionInput.unlinkedEntity': URNS['MLModel'],

  // Governance.
  'AddBusinessAttributeInput.resourceUrn': [{resourceUrn: URNS['SchemaFieldEntity']}],
  'CreateBusinessAttributeInput.id': 'customer-email',
  'CreateBusinessAttributeInput.name': 'Customer email',
  'CreateBusinessAttributeInput.type': 'STRING',
  'CreateGlossaryEntityInput.description': 'Shop terms.',
  'CreateGlossaryEntityInput.id': 'commerce',
  'CreateGlossaryEntityInput.name': 'Commerce',
  'ERModelRelationshipEditablePropertiesUpdate.description': 'Each order has one customer.',
  'ERModelRelationshipPropertiesInput.name': 'Orders of customers',
  'ERModelRelationshipPropertiesInput.destination':
    'urn:li:dataset:(urn:li:dataPlatform:snowflake,analytics.marts.dim_customers,PROD)',
  'ERModelRelationshipPropertiesInput.relationshipFieldmappings': [
    {sourceField: 'customer_id', destinationField: 'customer_id'},
  ],
  'MoveDomainInput.parentDomain': 'urn:li:domain:sales',
  'MoveDomainInput.resourceUrn': URNS['Domain'],
  'RelatedTermsInput.termUrns': ['urn:li:glossaryTerm:recognized-revenue'],
  'TagUpdateInput.description': 'Contains personal data.',
  'TagUpdateInput.name': 'PII',
  'UpdateBusinessAttributeInput.description': 'Confirmed customer address.',
  'UpdateDataProductInput.description': 'Everything we know about an order.',
  'UpdateParentNodeInput.parentNode': URNS['GlossaryNode'],
  'UpdateParentNodeInput.resourceUrn': URNS['GlossaryTerm'],

  // People.
  'CorpGroupUpdateInput.description': 'Runs the warehouse and its pipelines.',
  'CorpGroupUpdateInput.email': 'data-platform@acme.example',
  'CorpUserUpdateInput.aboutMe': 'Builds the marts.',
  'CorpUserUpdateInput.title': 'Analytics engineer',
  'CreateGroupInput.id': 'data-platform',
  'CreateGroupInput.name': 'data-platform',
  'CreateOwnershipTypeInput.description': 'Decides what the data is used for.',
  'CreateOwnershipTypeInput.name': 'Product manager',
  'OwnerInput.ownershipTypeUrn': 'urn:li:ownershipType:__system__technical_owner',
  'UpdateOwnershipTypeInput.description': 'Decides what the data is used for.',

  // Properties and forms.
  'CreateDynamicFormAssignmentInput.orFilters': [SALES_FILTER],
  'SubmitFormPromptInput.promptId': 'retention-review-2025-days',
  'SubmitFormPromptInput.structuredPropertyParams': {
    structuredPropertyUrn: URNS['StructuredPropertyEntity'],
    values: [{numberValue: 365}],
  },
  'UpdateFormInput.description': 'How long each Sales table is kept.',

  // Quality.
  'CreateTestInput.category': 'Governance',
  'CreateTestInput.name': 'Production tables have owners',
  'TestDefinitionInput.json': JSON.stringify({
    on: {types: ['dataset']},
    rules: {and: [{property: 'ownership.owners.owner', operator: 'exists'}]},
  }),
  'UpdateTestInput.category': 'Governance',
  'UpdateTestInput.name': 'Production tables have owners',

  // Ingestion.
  'CreateSecretInput.description': 'Password for the shop database user datahub.',
  'CreateSecretInput.name': 'POSTGRES_PASSWORD',
  'CreateSecretInput.value': 'the password',
  'CreateTestConnectionRequestInput.recipe': RECIPE,
  'GetSecretValuesInput.secrets': ['POSTGRES_PASSWORD'],
  'RollbackIngestionInput.runId': URNS['ExecutionRequest'],
  'UpdateIngestionSourceConfigInput.executorId': 'default',
  'UpdateIngestionSourceConfigInput.recipe': RECIPE,
  'UpdateIngestionSourceInput.name': 'Shop database',
  'UpdateIngestionSourceInput.schedule': {interval: '0 4 * * *', timezone: 'Europe/Berlin'},
  'UpdateIngestionSourceInput.type': 'postgres',
  'UpdateSecretInput.name': 'POSTGRES_PASSWORD',
  'UpdateSecretInput.urn': 'urn:li:dataHubSecret:POSTGRES_PASSWORD',
  'UpdateSecretInput.value': 'the new password',

  // Access.
  'AcceptRoleInput.inviteToken': 'kfpqzrtwmxvbnhsdgjlycaeiuoqwkfpz',
  'ActorFilterInput.allGroups': false,
  'ActorFilterInput.allUsers': false,
  'ActorFilterInput.resourceOwners': false,
  'ActorFilterInput.users': ['urn:li:corpuser:chloe'],
  'BatchAssignRoleInput.roleUrn': URNS['DataHubRole'],
  'PolicyUpdateInput.description': 'Lets Chloe create and move terms and domains.',
  'PolicyUpdateInput.name': 'Governance lead manages the glossary',
  'PolicyUpdateInput.privileges': ['MANAGE_GLOSSARIES', 'MANAGE_DOMAINS'],
  'PolicyUpdateInput.state': 'ACTIVE',
  'PolicyUpdateInput.type': 'PLATFORM',

  // The application.
  'BatchGetStepStatesInput.ids': ['urn:li:corpuser:ben-home-page-domains'],
  'BatchUpdateStepStatesInput.states': [
    {id: 'urn:li:corpuser:ben-home-page-domains', properties: []},
  ],
  'DataHubViewFilterInput.filters': SALES_FILTER.and,
  'UpdatePostContentInput.description': 'Snowflake is read-only on Saturday morning.',
  'UpdatePostContentInput.title': 'Warehouse maintenance on Saturday',
  'UpdateViewInput.name': 'Sales',
  'UpsertDataHubConnectionInput.id': 'warehouse',
  'UpsertDataHubConnectionInput.json': {blob: '{"account": "acme-eu1"}'},
  'UpsertDataHubConnectionInput.name': 'Warehouse',
};
