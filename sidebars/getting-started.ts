/** What DataHub is, its features, and DataHub Cloud. */
import fs from 'node:fs';
import path from 'node:path';
import {doc, group, header, indexPage, type Item} from './items';

const CLOUD_NOTES = 'managed-datahub/release-notes';

/** DataHub Cloud release notes, newest first: every file in their folder. */
const cloudReleases = (): string[] =>
  fs
    .readdirSync(path.join(__dirname, '../docs', CLOUD_NOTES))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .sort((one, two) => two.localeCompare(one, 'en', {numeric: true}))
    .map((version) => `${CLOUD_NOTES}/${version}`);

export const gettingStarted: Item[] = [
  header('Getting Started'),
  group(
    'What Is DataHub?',
    [
      'quickstart',
      {type: 'link', label: 'Demo', href: 'https://demo.datahub.com/'},
      {type: 'link', label: 'Adoption Stories', href: 'https://datahub.com/adoption-stories/'},
      'docs-as-markdown',
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
            'State what must be true of a table or a column, run the checks, and see their results on the asset.',
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
            'Let DataHub propagate descriptions and terms, write documentation, and sync tags to Snowflake and BigQuery.',
        },
      ),
      'businessattributes',
      'glossary/business-glossary',
      group(
        'Compliance Forms',
        [
          'features/feature-guides/compliance-forms/create-a-form',
          'features/feature-guides/compliance-forms/complete-a-form',
          'features/feature-guides/compliance-forms/analytics',
        ],
        {
          link: doc('features/feature-guides/compliance-forms/overview'),
          description:
            'Ask the owners of assets for the metadata you need, and track who has responded.',
        },
      ),
      'managed-datahub/observe/data-contract',
      'dataproducts',
      'features/dataset-usage-and-query-history',
      'features/feature-guides/describe-and-deprecate',
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
      'features/feature-guides/mcp-server',
      'tests/metadata-tests',
      'ownership/ownership-types',
      'authorization/access-policies-guide',
      'posts',
      group('Properties', ['features/feature-guides/properties/create-a-property'], {
        link: doc('features/feature-guides/properties/overview'),
        description: 'Give assets your own typed properties, such as a retention period in days.',
      }),
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
      group('DataHub Cloud APIs', [
        'managed-datahub/datahub-api/entity-events-api',
        'managed-datahub/datahub-api/graphql-api/getting-started',
      ]),
      group('Slack Integration', [
        'managed-datahub/slack/saas-slack-setup',
        'managed-datahub/slack/saas-slack-app',
        'managed-datahub/slack/saas-slack-troubleshoot',
      ]),
      group('Connections to AWS', [
        'managed-datahub/operator-guide/setting-up-events-api-on-aws-eventbridge',
        'managed-datahub/integrations/aws-privatelink',
      ]),
      'managed-datahub/approval-workflows',
      'managed-datahub/chrome-extension',
      'managed-datahub/subscription-and-notification',
      group('DataHub Cloud Release History', cloudReleases()),
    ],
    {link: doc('managed-datahub/managed-datahub-overview')},
  ),
];
