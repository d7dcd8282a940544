import {expect, it} from 'vitest';
import {isFieldType} from './field-type';

it.each([
  ...['string', 'AllowDenyPattern', 'list[string]', 'map[string, list[map]]', 'boolean | string'],
  ...[
    'list[string | object]',
    'map[string, string | object]',
    'YES | NO | ONLY',
    'sql_based | mixed',
  ],
])('knows %s', (type) => {
  expect(isFieldType(type)).toBe(true);
});

it.each([
  'strng',
  'String',
  'list[strng]',
  'map[integer, string]',
  'boolean | strng',
  'list[string',
  '',
])('rejects %s', (type) => {
  expect(isFieldType(type)).toBe(false);
});
