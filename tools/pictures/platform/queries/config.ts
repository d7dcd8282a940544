/** What the server says about itself: settings, feature flags and the privileges that policies grant. */
import {getNamedType, isObjectType} from 'graphql';
import {NEXT} from '../../../../plugins/releases/model';
import {allGranted} from '../entity-fields';
import type {Platform, Queries} from '../query';

const plain = (cell: unknown) => String(cell ?? '').replace(/[*`]/g, '');

/** Flags that the Compose files of the Quickstart set, other than their defaults. */
const QUICKSTART: Readonly<Record<string, boolean>> = {
  themeV2Default: true,
  showIntroducePage: false,
};

/** `showBrowseV2` is set by `SHOW_BROWSE_V2`. */
const variableOf = (flag: string) =>
  flag.replace(/([a-z\d])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3_$2$4').toUpperCase();

/** The flags that the version's API has, each with the default of its variable in reference/tables/environment.yaml. */
function featureFlags({schema, reference, features}: Platform): Record<string, boolean> {
  const type = schema.getType('FeatureFlagsConfig');
  const flags = isObjectType(type) ? Object.values(type.getFields()) : [];
  const rows = reference.tables.get('environment')?.rows ?? [];
  const defaults = new Map(
    rows.map((row) => [plain(row.values['Variable']), plain(row.values['Default'])]),
  );
  return Object.fromEntries(
    flags
      .filter((flag) => getNamedType(flag.type).name === 'Boolean')
      .map(({name}) => [
        name,
        (features?.includes(name) ?? false) ||
          (QUICKSTART[name] ?? defaults.get(variableOf(name)) === 'true'),
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
function privileges({reference}: Platform, kind: string): Privilege[] {
  const rows = reference.tables.get('privileges')?.rows ?? [];
  return rows
    .filter((row) => row.values['kind'] === kind)
    .map((row) => ({
      type: plain(row.values['Type']),
      displayName: plain(row.values['Privilege']),
      description: plain(row.values['Effect']),
      entities: (row.values['entities'] as string[] | undefined) ?? [],
    }));
}

/** Resource types of the policy editor: the name in a policy, the label, and the type of entity. */
const RESOURCES = [
  ['dataset', 'Datasets', 'DATASET'],
  ['dashboard', 'Dashboards', 'DASHBOARD'],
  ['chart', 'Charts', 'CHART'],
  ['dataFlow', 'Data Pipelines', 'DATA_FLOW'],
  ['dataJob', 'Data Tasks', 'DATA_JOB'],
  ['tag', 'Tags', 'TAG'],
  ['container', 'Containers', 'CONTAINER'],
  ['domain', 'Domains', 'DOMAIN'],
  ['dataProduct', 'Data Products', 'DATA_PRODUCT'],
  ['glossaryTerm', 'Glossary Terms', 'GLOSSARY_TERM'],
  ['glossaryNode', 'Glossary Term Groups', 'GLOSSARY_NODE'],
  ['corpGroup', 'Groups', 'CORP_GROUP'],
  ['corpuser', 'Users', 'CORP_USER'],
  ['structuredProperty', 'Structured Properties', 'STRUCTURED_PROPERTY'],
] as const;

function policiesConfig(platform: Platform) {
  const metadata = privileges(platform, 'metadata');
  return {
    enabled: true,
    platformPrivileges: privileges(platform, 'platform'),
    resourcePrivileges: [
      {resourceType: 'all', resourceTypeDisplayName: 'All Types', privileges: metadata},
      ...RESOURCES.map(([resourceType, resourceTypeDisplayName, entityType]) => ({
        resourceType,
        resourceTypeDisplayName,
        entityType,
        privileges: metadata.filter(
          ({entities}) => entities.length === 0 || entities.includes(resourceType),
        ),
      })),
    ],
  };
}

const versionName = ({reference}: Platform) => reference.version.name;

export const config: Queries = {
  appConfig: (platform: Platform) => ({
    // Images that are built from the main branch are tagged like this.
    appVersion: versionName(platform) === NEXT ? 'head' : `v${versionName(platform)}`,
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
    testsConfig: {enabled: true},
    viewsConfig: {enabled: true},
    searchBarConfig: {apiVariant: 'AUTOCOMPLETE_FOR_MULTIPLE'},
    homePageConfig: {firstInPersonalSidebar: 'YOUR_ASSETS'},
    chromeExtensionConfig: {enabled: false, lineageEnabled: false},
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
};
