/** What counts as a change between two versions. */
import {describe, expect, it} from 'vitest';
import {compareFacts, differsMuch, type Fact} from './compare';

const fact = (key: string, more: Partial<Fact> = {}): Fact => ({
  key,
  area: 'sources',
  what: 'field',
  name: key,
  ...more,
});

const told = (before: Fact[], after: Fact[]) =>
  compareFacts(before, after, '2.1.0').map(({kind, name, property, from, to}) =>
    [kind, name, property, from, to].filter((part) => part !== undefined).join(' '),
  );

describe('compareFacts', () => {
  it('finds what came, went, and is deprecated', () => {
    const before = [fact('lamp'), fact('bell'), fact('door')];
    const after = [fact('lamp'), fact('door', {deprecated: true}), fact('gate')];
    expect(told(before, after)).toEqual(['deprecated door', 'added gate', 'removed bell']);
  });

  it('finds changed values, also those that appear and disappear', () => {
    const before = [fact('lamp', {values: {default: 'on', type: 'string'}})];
    const after = [fact('lamp', {values: {default: 'off', type: 'string', unit: 'lux'}})];
    expect(told(before, after)).toEqual(['changed lamp default on off', 'changed lamp unit lux']);
    expect(told(after, [fact('lamp', {values: {default: 'off', type: 'string'}})])).toEqual([
      'changed lamp unit lux',
    ]);
  });

  it('leaves out the parts of what came or went', () => {
    const whole = [fact('lamp'), fact('bulb', {parents: ['lamp']})];
    expect(told([], whole)).toEqual(['added lamp']);
    expect(told(whole, [])).toEqual(['removed lamp']);
    expect(told([fact('lamp')], whole)).toEqual(['added bulb']);
  });

  it('gives each change its own id, which names the release', () => {
    const before = [fact('lamp', {values: {default: 'on', type: 'string'}})];
    const after = [fact('lamp', {values: {default: 'off', type: 'int'}, deprecated: true})];
    expect(compareFacts(before, after, '2.1.0').map(({id}) => id)).toEqual([
      '2.1.0/deprecated/lamp',
      '2.1.0/changed/lamp/default',
      '2.1.0/changed/lamp/type',
    ]);
  });

  it('is empty for the same facts', () => {
    const facts = [fact('lamp', {values: {default: 'on'}, text: 'It glows.'})];
    expect(compareFacts(facts, structuredClone(facts), '2.1.0')).toEqual([]);
  });
});

describe('differsMuch', () => {
  it.each([
    ['punctuation and case', 'The lamp glows, always.', 'the lamp glows always', false],
    ['one word for another', 'The lamp glows.', 'The lamp shines.', false],
    ['another sentence', 'The lamp glows.', 'The lamp glows. It needs a new bulb each year.', true],
    ['a new order', 'lamp bell door gate wall', 'wall gate door bell lamp', false],
  ])('%s', (_, before, after, expected) => {
    expect(differsMuch(before, after)).toBe(expected);
  });
});
