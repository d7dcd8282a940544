/** A few entity types for tests, as in the platform. */
import type {UrnType, UrnTypes} from './types';

const about = 'What it is.';
const TYPES: UrnType[] = [
  {
    name: 'dataset',
    title: 'Dataset',
    example: 'urn:li:dataset:(urn:li:dataPlatform:kafka,orders,PROD)',
    fields: [
      {name: 'platform', about, urnOf: 'dataPlatform'},
      {name: 'name', about},
      {name: 'origin', about, values: ['DEV', 'PROD']},
    ],
  },
  {
    name: 'dataPlatform',
    title: 'Data Platform',
    example: 'urn:li:dataPlatform:kafka',
    fields: [{name: 'platformName', about}],
  },
  {
    name: 'schemaField',
    title: 'Schema Field',
    example: 'urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:kafka,orders,PROD),id)',
    fields: [
      {name: 'parent', about, urnOf: 'dataset'},
      {name: 'fieldPath', about},
    ],
  },
  {
    name: 'corpuser',
    title: 'User',
    example: 'urn:li:corpuser:ana',
    fields: [{name: 'username', about}],
  },
  {
    name: 'chart',
    title: 'Chart',
    example: 'urn:li:chart:(looker,42)',
    fields: [
      {name: 'dashboardTool', about},
      {name: 'chartId', about},
    ],
  },
];

export const TEST_TYPES: UrnTypes = new Map(TYPES.map((type) => [type.name, type]));
