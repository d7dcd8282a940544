import {expect, it} from 'vitest';
import {urnsIn} from './urns';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:kafka,orders %28eu%29,PROD)';

it.each([
  [`The URN \`${DATASET}\`.`, [DATASET]],
  [
    `{"urn": "urn:li:corpuser:ana", "tag": "urn:li:tag:pii"}`,
    ['urn:li:corpuser:ana', 'urn:li:tag:pii'],
  ],
  [`- urn:li:corpuser:ana\n- urn:li:tag:pii`, ['urn:li:corpuser:ana', 'urn:li:tag:pii']],
  [`It belongs to urn:li:corpuser:ana.`, ['urn:li:corpuser:ana']],
  [`(urn:li:tag:pii)`, ['urn:li:tag:pii']],
  [
    '`urn:li:tag:` and a name, or `urn:li:dataset:(urn:li:dataPlatform:snowflake,raw.`',
    ['urn:li:dataPlatform:snowflake'],
  ],
  [
    'urn:li:dataset:(urn:li:dataPlatform:<platform>,<name>,PROD) urn:li:tag:* urn:li:tag:${name}',
    [],
  ],
])('%s', (text, urns) => {
  const found = urnsIn(text);
  expect(found.map(({urn}) => urn)).toEqual(urns);
  for (const {urn, offset} of found) expect(text.startsWith(urn, offset)).toBe(true);
});
