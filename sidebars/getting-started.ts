/** What DataHub is, its features, and DataHub Cloud. */
import {doc, group, header, indexPage, type Item} from './items';

/** Release notes of DataHub Cloud, by the names of their files. */
const cloudReleases = (versions: readonly string[]) =>
  versions.map((version) => `managed-datahub/release-notes/${version}`);

export const gettingStarted: Item[] = [
  header('Getting Started'),
  group(
    'What Is DataHub?',
    [
      'quickstart',
      {type: 'link', label: 'Demo', href: 'https://demo.datahub.com/'},
      {type: 'link', label: 'Adoption Stories', href: 'https://datahub.com/adoption-stories/'},
    ],
    {link: doc('features')},
  ),
  group(
    'Features',
    [
      group(
        'Assertions',
        [
          'managed-datahub/observe/column-assertions',
          'managed-datahub/observe/custom-sql-assertions',
          'managed-datahub/observe/freshness-assertions',
          'managed-datahub/observe/schema-assertions',
          'managed-datahub/observe/volume-assertions',
          group('Open Assertions Specification', ['assertions/snowflake/snowflake_dmfs'], {
            link: doc('assertions/open-assertions-spec'),
          }),
        ],
        {
          link: doc('managed-datahub/observe/assertions'),
          description:
            'State what must hold for a table or a column, run the checks, and see their results on the asset.',
        },
      ),
      'features/feature-guides/access-management',
      group(
        'Automations',
        [
          'automations/docs-propagation',
          'automations/glossary-term-propagation',
          'automations/bigquery-metadata-sync',
          'automations/snowflake-tag-propagation',
          'automations/ai-term-suggestion',
          'automations/ai-docs',
        ],
        {
          description:
            'Let DataHub pass on descriptions and terms, write documentation, and sync tags to Snowflake and BigQuery.',
        },
      ),
      'businessattributes',
      'glossary/business-glossary',
      group(
        'Compliance Forms',
        [
          'features/feature-guides/compliance-forms/overview',
          'features/feature-guides/compliance-forms/create-a-form',
          'features/feature-guides/compliance-forms/complete-a-form',
          'features/feature-guides/compliance-forms/analytics',
        ],
        {
          description:
            'Ask the owners of assets for the metadata you need, and follow who has answered.',
        },
      ),
      'managed-datahub/observe/data-contract',
      'dataproducts',
      'features/dataset-usage-and-query-history',
      'domains',
      'incidents/incidents',
      'ui-ingestion',
      group(
        'Lineage',
        [
          'generated/lineage/automatic-lineage-extraction',
          'act-on-metadata/impact-analysis',
          'features/feature-guides/ui-lineage',
        ],
        {
          link: doc('generated/lineage/lineage-feature-guide'),
          description:
            'See where data comes from and where it goes, between tables and between columns.',
        },
      ),
      'tests/metadata-tests',
      'ownership/ownership-types',
      'authorization/access-policies-guide',
      'posts',
      group(
        'Properties',
        [
          'features/feature-guides/properties/overview',
          'features/feature-guides/properties/create-a-property',
        ],
        {description: 'Give assets typed facts of your own, such as a retention period in days.'},
      ),
      'schema-history',
      'how/search',
      'sync-status',
      'tags',
    ],
    {
      link: indexPage(
        'Feature Guides',
        '/category/features',
        'What each feature of DataHub does for your team, how to set it up, and how to check that it works.',
      ),
    },
  ),
  group(
    'DataHub Cloud',
    [
      'managed-datahub/welcome-acryl',
      group('Configure Single Sign-On', [
        'authentication/guides/sso/initialize-oidc',
        'managed-datahub/integrations/oidc-sso-integration',
      ]),
      group('Remote Executor', [
        'managed-datahub/remote-executor/about',
        'managed-datahub/remote-executor/monitoring',
      ]),
      group('DataHub API', [
        'managed-datahub/datahub-api/entity-events-api',
        group('GraphQL API', ['managed-datahub/datahub-api/graphql-api/getting-started']),
      ]),
      group('Slack', [
        'managed-datahub/slack/saas-slack-setup',
        'managed-datahub/slack/saas-slack-app',
        'managed-datahub/slack/saas-slack-troubleshoot',
      ]),
      group('Operator Guides', [
        'managed-datahub/operator-guide/setting-up-events-api-on-aws-eventbridge',
        'managed-datahub/integrations/aws-privatelink',
      ]),
      'managed-datahub/approval-workflows',
      'managed-datahub/chrome-extension',
      'managed-datahub/subscription-and-notification',
      group(
        'DataHub Cloud Release History',
        cloudReleases([
          'v_0_3_10',
          'v_0_3_9',
          'v_0_3_8',
          'v_0_3_7',
          'v_0_3_6',
          'v_0_3_5',
          'v_0_3_4',
          'v_0_3_3',
          'v_0_3_2',
          'v_0_3_1',
          'v_0_2_16',
          'v_0_2_15',
          'v_0_2_14',
          'v_0_2_13',
          'v_0_2_12',
          'v_0_2_11',
          'v_0_2_10',
          'v_0_2_9',
          'v_0_2_8',
          'v_0_2_7',
          'v_0_2_6',
          'v_0_2_5',
          'v_0_2_4',
          'v_0_2_3',
          'v_0_2_2',
          'v_0_2_1',
          'v_0_2_0',
          'v_0_1_73',
          'v_0_1_72',
          'v_0_1_70',
          'v_0_1_69',
        ]),
      ),
    ],
    {link: doc('managed-datahub/managed-datahub-overview')},
  ),
];
