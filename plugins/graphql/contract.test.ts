/** Our descriptions keep the promises and requirements of the public schema's descriptions. */
import {isEnumType, isInputObjectType, isInterfaceType, isObjectType} from 'graphql';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../common/root';
import {readContract} from '../contract/file';
import {lostWords} from '../contract/words';
import {loadReference} from '../reference';

type Described = {
  description?: string | null | undefined;
  deprecationReason?: string | null | undefined;
};

/** Every definition of Next by its coordinate. */
function definitions(): Map<string, Described> {
  const {schema} = loadReference(ROOT).graphql;
  const found = new Map<string, Described>();
  for (const type of Object.values(schema.getTypeMap())) {
    found.set(type.name, type);
    if (isEnumType(type))
      type.getValues().forEach((one) => found.set(`${type.name}.${one.name}`, one));
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      found.set(`${type.name}.${field.name}`, field);
      const args = 'args' in field ? field.args : [];
      for (const one of args) found.set(`${type.name}.${field.name}(${one.name}:)`, one);
    }
  }
  return found;
}

const known = definitions();
const {says, dropped} = readContract(ROOT, 'graphql');

describe('what the public schema says', () => {
  it('is pinned', () => expect(Object.keys(says).length).toBeGreaterThan(300));

  it.each(Object.entries(says).filter(([coordinate]) => !(coordinate in dropped)))(
    '%s: %j',
    (coordinate, words) => {
      const {description, deprecationReason} = known.get(coordinate) ?? {};
      const ours = `${description ?? ''} ${deprecationReason ? `Deprecated: ${deprecationReason}` : ''}`;
      expect(
        lostWords(words, ours),
        `"${ours.trim()}" drops a word that the public description has`,
      ).toEqual([]);
    },
  );

  it('is dropped with a reason only if it is there', () =>
    expect(Object.keys(dropped).filter((coordinate) => !(coordinate in says))).toEqual([]));
});
