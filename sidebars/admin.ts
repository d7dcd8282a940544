/** Who may sign in and do what, and how to maintain an instance. */
import {doc, group, header, ref, type Item} from './items';

export const admin: Item[] = [
  header('Administration'),
  group(
    'Authentication',
    [
      'authentication/concepts',
      'authentication/changing-default-credentials',
      'authentication/guides/add-users',
      'authentication/guides/jaas',
      ref('authentication/guides/sso/initialize-oidc'),
      'authentication/guides/sso/configure-oidc-react',
      'authentication/guides/sso/configure-oidc-behind-proxy',
      'managed-datahub/configuring-identity-provisioning-with-ms-entra',
      'managed-datahub/configuring-identity-provisioning-with-okta',
      'authentication/introducing-metadata-service-authentication',
      'authentication/personal-access-tokens',
    ],
    {link: doc('authentication')},
  ),
  group(
    'Authorization',
    [
      'authorization/roles',
      'authorization/policies',
      'authorization/groups',
      'how/configuring-authorization-with-apache-ranger',
    ],
    {link: doc('authorization')},
  ),
  group('Maintenance and Monitoring', [
    'how/delete-metadata',
    'how/backup-datahub',
    'how/restore-indices',
    'advanced/db-retention',
    'advanced/monitoring',
    'deploy/telemetry',
    'how/kafka-config',
    'how/jattach-guide',
  ]),
];
