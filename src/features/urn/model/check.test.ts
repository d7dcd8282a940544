import {describe, expect, it} from 'vitest';
import {check, type ReadUrn} from './check';
import {applyEdit} from './fault';
import {TEST_TYPES} from './testing';
import {withName} from './with-name';

const ORDERS = 'urn:li:dataset:(urn:li:dataPlatform:kafka,orders,PROD)';

/** The severities and messages, one per line. */
const told = (urn: string) =>
  check(urn, TEST_TYPES)
    .faults.map(({severity, message}) => `${severity}: ${message}`)
    .join('\n');

/** The text with the repair of its first fault that has one. */
const repaired = (urn: string) => {
  const fix = check(urn, TEST_TYPES).faults.find((fault) => fault.fix)?.fix;
  return fix && applyEdit(urn, fix.edit);
};

describe('a valid URN', () => {
  it.each([
    ORDERS,
    'urn:li:corpuser:ana',
    `urn:li:schemaField:(${ORDERS},[version=2.0].[type=struct].amount)`,
    'urn:li:dataset:(urn:li:dataPlatform:kafka,orders %28eu%29,PROD)'.replace(' ', '_'),
    'urn:li:corpuser:urn:li:corpuser:ana-tour',
  ])('%s has no faults', (urn) => {
    expect(told(urn)).toBe('');
  });

  it('is taken apart, with the places of its parts', () => {
    const urn = `urn:li:schemaField:(${ORDERS},amount)`;
    const read = check(urn, TEST_TYPES).urn as ReadUrn;
    expect(read.parts.map(({field, text}) => [field.name, text])).toEqual([
      ['parent', ORDERS],
      ['fieldPath', 'amount'],
    ]);
    const inner = read.parts[0]?.urn?.parts ?? [];
    expect(inner.map(({text}) => text)).toEqual(['urn:li:dataPlatform:kafka', 'orders', 'PROD']);
    for (const {text, start} of [...read.parts, ...inner])
      expect(urn.slice(start, start + text.length)).toBe(text);
  });
});

describe('a fault is named, and repaired where that is possible', () => {
  it.each([
    ['', 'begins with "urn:li:"', undefined],
    ['dataset:(urn:li:dataPlatform:kafka,orders,PROD)', 'begins with', ORDERS],
    ['li:corpuser:ana', 'begins with', 'urn:li:corpuser:ana'],
    ['orders', 'begins with', undefined],
    [encodeURIComponent(ORDERS), 'URL-encoded', ORDERS],
    ['urn%3Ali%3Acorpuser%3A%E0%A4%A', 'hexadecimal', undefined],
    ['urn:li::ana', 'there must be an entity type', undefined],
    ['urn:li:corpUser:ana', 'Did you mean "corpuser"', 'urn:li:corpuser:ana'],
    ['urn:li:data_set:x', 'Did you mean "dataset"', 'urn:li:dataset:x'],
    ['urn:li:unicorn:x', 'There is no entity type "unicorn".', undefined],
    ['urn:li:corpuser', 'a colon and a key', undefined],
    ['urn:li:corpuser:', '"username" is empty', undefined],
    ['urn:li:dataset:(urn:li:dataPlatform:kafka,,PROD)', '"name" is empty', undefined],
    ['urn:li:dataset:(urn:li:dataPlatform:kafka,orders,PROD', 'There is no ")"', undefined],
    ['urn:li:corpuser:ana)', 'There is no "("', undefined],
    ['urn:li:dataset:(urn:li:dataPlatform:kafka,orders,PROD)x', 'after the closing', undefined],
    [
      'urn:li:dataset:urn:li:dataPlatform:kafka,orders,PROD',
      '3 parts in parentheses: platform, name, origin. This one has 1.',
      ORDERS,
    ],
    ['urn:li:dataset:(urn:li:dataPlatform:kafka,orders)', 'This one has 2.', ORDERS],
    [
      'urn:li:dataset:(urn:li:dataPlatform:kafka,orders,eu,PROD)',
      'This one has 4.',
      'urn:li:dataset:(urn:li:dataPlatform:kafka,orders%2Ceu,PROD)',
    ],
    ['urn:li:dataset:(kafka,orders,PROD)', 'must be a URN of the type "dataPlatform"', ORDERS],
    [ORDERS.replace('PROD', 'prod'), 'upper case', ORDERS],
    [
      ORDERS.replace('PROD', 'LIVE'),
      '"LIVE" isn’t a value of "origin". Values: DEV, PROD.',
      undefined,
    ],
    [
      'urn:li:dataset:(urn:li:dataPlatform:kafka,orders(eu),PROD)',
      'strict: Parentheses and commas',
      'urn:li:dataset:(urn:li:dataPlatform:kafka,orders%28eu%29,PROD)',
    ],
    ['urn:li:corpuser:patel,dev', 'strict: Parentheses', 'urn:li:corpuser:patel%2Cdev'],
    [
      'urn:li:dataset:(urn:li:corpuser:ana,orders,PROD)',
      'hint: "platform" is usually a URN of the type "dataPlatform", not "corpuser".',
      undefined,
    ],
    [`${ORDERS} `, 'can’t begin or end', ORDERS],
    [`${ORDERS}\n`, 'can’t begin or end', ORDERS],
    ['urn:li:corpuser:a\u200Bna', 'invisible character, U+200B', 'urn:li:corpuser:ana'],
    ['urn:li:corpuser:a na', 'hint: There is a space', undefined],
    ['urn:li:corpuser:a␟b', 'can’t contain', 'urn:li:corpuser:a%E2%90%9Fb'],
    [`urn:li:corpuser:${'é'.repeat(90)}`, 'at most 512', undefined],
  ])('%s', (urn, message, fixed) => {
    expect(told(urn)).toContain(message);
    expect(repaired(urn)).toBe(fixed);
  });

  it('an inner URN is checked, at its place', () => {
    const urn = `urn:li:schemaField:(${ORDERS.replace('dataPlatform', 'dataplatform')},amount)`;
    expect(told(urn)).toContain('Did you mean "dataPlatform"');
    expect(repaired(urn)).toBe(`urn:li:schemaField:(${ORDERS},amount)`);
  });

  it('names of columns may be long', () => {
    expect(told(`urn:li:schemaField:(${ORDERS},${'a'.repeat(600)})`)).toBe('');
  });

  it('junk of 8 kB is answered at once', () => {
    for (const piece of ['(', ')', ',', 'urn:li:', 'a', '%', '\u{1F600}', '\uD800']) {
      const started = performance.now();
      expect(check(piece.repeat(8192 / piece.length), TEST_TYPES).faults).not.toEqual([]);
      expect(
        check(`urn:li:dataset:${piece.repeat(8192 / piece.length)}`, TEST_TYPES).faults,
      ).not.toEqual([]);
      expect(performance.now() - started).toBeLessThan(500);
    }
  });
});

describe('withName', () => {
  const partsOf = (urn: string) => check(urn, TEST_TYPES).urn?.parts ?? [];

  it('replaces a name, encoded, and leaves the rest as it is', () => {
    const name = partsOf(ORDERS)[1];
    expect(name && withName(ORDERS, name, 'orders (eu), v1')).toBe(
      'urn:li:dataset:(urn:li:dataPlatform:kafka,orders %28eu%29%2C v1,PROD)',
    );
  });

  it('replaces a name of an inner URN', () => {
    const platform = partsOf(ORDERS)[0]?.urn?.parts[0];
    expect(platform && withName(ORDERS, platform, 'snowflake')).toBe(
      'urn:li:dataset:(urn:li:dataPlatform:snowflake,orders,PROD)',
    );
  });

  it('an emptied name can be filled again', () => {
    const name = partsOf(ORDERS)[1];
    const emptied = name ? withName(ORDERS, name, '') : '';
    const again = partsOf(emptied)[1];
    expect(again && withName(emptied, again, 'orders')).toBe(ORDERS);
  });
});
