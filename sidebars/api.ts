/** The metadata model, and what programs read and write it with. */
import {doc, folder, group, header, type Item} from './items';

export const api: Item[] = [
  header('API & SDKs'),
  group("DataHub's Open Metadata Standard", [
    'metadata-modeling/metadata-model',
    'what/mxe',
    group('Entities', [folder('generated/metamodel/entities')]),
  ]),
  doc('what-is-datahub/datahub-concepts'),
  doc('api/datahub-apis'),
  group('API', [
    group('GraphQL API', [
      'api/graphql/overview',
      group('Reference', [
        'graphql/queries',
        'graphql/mutations',
        'graphql/objects',
        'graphql/inputObjects',
        'graphql/interfaces',
        'graphql/unions',
        'graphql/enums',
        'graphql/scalars',
      ]),
      group('Guides', ['api/graphql/getting-started']),
    ]),
  ]),
];
