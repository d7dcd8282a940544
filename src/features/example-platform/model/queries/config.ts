/** What the server reports about itself: settings, feature flags, and the privileges that policies can grant. */
import {getNamedType, isEnumType, isObjectType} from 'graphql';
import {allGranted} from '../entity-fields';
import type {Platform, Queries} from '../query';

const plain = (cell: unknown) => String(cell ?? '').replace(/[*`]/g, '');

/** Flags other than their defaults: the Quickstart sets the theme, and the page that introduces DataHub has been seen. */
const QUICKSTART: Readonly<Record<string, boolean>> = {
  themeV2Default: true,
  showIntroducePage: false,
};

/** `showBrowseV2` is set by `SHOW_BROWSE_V2`. */
const variableOf = (flag: string) =>
  flag.replace(/([a-z\d])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3_$2$4').toUpperCase();

/** Whether an environment variable is on by default, by the version's reference/tables/environment.yaml. */
function isOn({facts}: Platform): (variable: string) => boolean {
  const rows = facts.tables.get('environment')?.rows ?? [];
  const defaults = new Map(
    rows.map((row) => [plain(row.values['Variable']), plain(row.values['Default'])]),
  );
  return (variable) => defaults.get(variable) === 'true';
}

/** The flags that the version's API has, each with its default. */
function featureFlags(platform: Platform): Record<string, boolean> {
  const type = platform.schema.getType('FeatureFlagsConfig');
  const flags = isObjectType(type) ? Object.values(type.getFields()) : [];
  const on = isOn(platform);
  return Object.fromEntries(
    flags
      .filter((flag) => getNamedType(flag.type).name === 'Boolean')
      .map(({name}) => [
        name,
        (platform.features?.includes(name) ?? false) || (QUICKSTART[name] ?? on(variableOf(name))),
      ]),
  );
}

type Privilege = {
  type: string;
  displayName: string;
  description: string;
  entities: readonly string[];
};

/** Privileges that the policy editor offers, of one kind. */
function privileges({facts}: Platform, kind: string): Privilege[] {
  const rows = facts.tables.get('privileges')?.rows ?? [];
  return rows
    .filter((row) => row.values['kind'] === kind)
    .map((row) => ({
      type: plain(row.values['Type']),
      displayName: plain(row.values['Privilege']),
      description: plain(row.values['Effect']),
      entities: (row.values['entities'] as string[] | undefined) ?? [],
    }));
}

/** Resource types of the policy editor, in its order: the name in a policy, the label, and the type of entity. */
const RESOURCES = [
  ['dataset', 'Datasets', 'DATASET'],
  ['dashboard', 'Dashboards', 'DASHBOARD'],
  ['chart', 'Charts', 'CHART'],
  ['dataFlow', 'Data Pipelines', 'DATA_FLOW'],
  ['dataJob', 'Data Tasks', 'DATA_JOB'],
  ['tag', 'Tags', 'TAG'],
  ['container', 'Containers', 'CONTAINER'],
  ['domain', 'Domains', 'DOMAIN'],
  ['glossaryTerm', 'Glossary Terms', 'GLOSSARY_TERM'],
  ['glossaryNode', 'Glossary Term Groups', 'GLOSSARY_NODE'],
  ['corpGroup', 'Groups', 'CORP_GROUP'],
  ['corpuser', 'Users', 'CORP_USER'],
  ['notebook', 'Notebook', 'NOTEBOOK'],
  ['dataProduct', 'Data Products', 'DATA_PRODUCT'],
  ['erModelRelationship', 'ERModelRelationship', 'ER_MODEL_RELATIONSHIP'],
  ['businessAttribute', 'Business Attribute', 'BUSINESS_ATTRIBUTE'],
  ['structuredProperty', 'Structured Properties', 'STRUCTURED_PROPERTY'],
  ['versionSet', 'Version Set', 'VERSION_SET'],
  ['dataPlatformInstance', 'Data Platform Instance', 'DATA_PLATFORM_INSTANCE'],
] as const;

/** Types that came with the entity type of version sets. */
const NEWER = ['versionSet', 'dataPlatformInstance'];

function policiesConfig(platform: Platform) {
  const metadata = privileges(platform, 'metadata');
  const types = platform.schema.getType('EntityType');
  const hasNewer = isEnumType(types) && types.getValue('VERSION_SET') !== undefined;
  const resources = RESOURCES.filter(([name]) => hasNewer || !NEWER.includes(name));
  return {
    enabled: true,
    platformPrivileges: privileges(platform, 'platform'),
    resourcePrivileges: [
      ...resources.map(([resourceType, resourceTypeDisplayName, entityType]) => ({
        resourceType,
        resourceTypeDisplayName,
        entityType,
        privileges: metadata.filter(
          ({entities}) => entities.length === 0 || entities.includes(resourceType),
        ),
      })),
      {resourceType: 'all', resourceTypeDisplayName: 'All Types', privileges: metadata},
    ],
  };
}

export const config: Queries = {
  appConfig: (platform: Platform) => ({
    appVersion: platform.facts.appVersion,
    // Unlike the Quickstart, a company's deployment has token authentication.
    authConfig: {tokenAuthEnabled: true},
    analyticsConfig: {enabled: true},
    identityManagementConfig: {enabled: true},
    managedIngestionConfig: {enabled: true},
    lineageConfig: {supportsImpactAnalysis: true},
    policiesConfig: policiesConfig(platform),
    visualConfig: {
      logoUrl: '/assets/platforms/datahublogo.png',
      faviconUrl: '/assets/icons/favicon.ico',
      queriesTab: {queriesTabResultSize: 5},
      entityProfiles: {domain: {}},
      searchResult: {enableNameHighlight: true},
    },
    telemetryConfig: {enableThirdPartyLogging: false},
    testsConfig: {enabled: isOn(platform)('METADATA_TESTS_ENABLED')},
    viewsConfig: {enabled: true},
    searchBarConfig: {apiVariant: 'AUTOCOMPLETE_FOR_MULTIPLE'},
    homePageConfig: {firstInPersonalSidebar: 'YOUR_ASSETS'},
    chromeExtensionConfig: {
      enabled: isOn(platform)('CHROME_EXTENSION_ENABLED'),
      lineageEnabled: isOn(platform)('CHROME_EXTENSION_LINEAGE_ENABLED'),
    },
    featureFlags: featureFlags(platform),
  }),
  me: ({store, schema}: Platform) => ({
    corpUser: store.me,
    platformPrivileges: allGranted(schema, 'PlatformPrivileges'),
  }),
  getGrantedPrivileges: (platform: Platform) => ({
    privileges: privileges(platform, 'metadata').map(({type}) => type),
  }),
  isAnalyticsEnabled: () => true,
  // The tours of new users have been seen.
  batchGetStepStates: (_: Platform, {input}: {input: {ids: string[]}}) => ({
    results: input.ids.map((id) => ({id, properties: []})),
  }),
  globalViewsSettings: () => ({}),
  // The settings that the server writes when it first starts.
  docPropagationSettings: () => ({docColumnPropagation: true}),
};
