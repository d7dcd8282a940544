import {expect, it} from 'vitest';
import {parseFieldType} from './parse-field-type';

const simple = (name: string) => ({kind: 'simple', name});

it.each([
  ['string', simple('string')],
  ['list', {kind: 'list'}],
  ['list[object]', {kind: 'list', of: simple('object')}],
  ['map[string, list[map]]', {kind: 'map', of: {kind: 'list', of: {kind: 'map'}}}],
  ['DAY | HOUR', {kind: 'choice', values: ['DAY', 'HOUR']}],
  [
    'string | list[string | object]',
    {
      kind: 'union',
      of: [
        simple('string'),
        {kind: 'list', of: {kind: 'union', of: [simple('string'), simple('object')]}},
      ],
    },
  ],
  [
    'boolean | list[worksheet | dashboard]',
    {
      kind: 'union',
      of: [
        simple('boolean'),
        {kind: 'list', of: {kind: 'choice', values: ['worksheet', 'dashboard']}},
      ],
    },
  ],
])('parses %s', (text, type) => expect(parseFieldType(text)).toEqual(type));
