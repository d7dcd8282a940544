/** Who may sign in and do what, and how to maintain an instance. */
import {group, header, ref, type Item} from './items';

export const admin: Item[] = [
  header('Admin'),
  group('Authentication', [
    'authentication',
    'authentication/concepts',
    'authentication/changing-default-credentials',
    'authentication/guides/add-users',
    group('Frontend Authentication', [
      'authentication/guides/jaas',
      ref('authentication/guides/sso/initialize-oidc'),
      'authentication/guides/sso/configure-oidc-react',
      'authentication/guides/sso/configure-oidc-behind-proxy',
    ]),
    'authentication/introducing-metadata-service-authentication',
    'authentication/personal-access-tokens',
  ]),
  group('Authorization', [
    'authorization',
    'authorization/roles',
    'authorization/policies',
    'authorization/groups',
  ]),
  group('Advanced Guides', [
    'how/delete-metadata',
    'how/configuring-authorization-with-apache-ranger',
    group('SCIM Provisioning', [
      'managed-datahub/configuring-identity-provisioning-with-ms-entra',
      'managed-datahub/configuring-identity-provisioning-with-okta',
    ]),
    'how/backup-datahub',
    'how/restore-indices',
    'advanced/db-retention',
    'advanced/monitoring',
    'deploy/telemetry',
    'how/kafka-config',
    'how/jattach-guide',
  ]),
];
