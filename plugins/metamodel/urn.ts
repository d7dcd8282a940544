/** Splits URNs into parts: `urn:li:dataset:(urn:li:dataPlatform:snowflake,a.b.c,PROD)`. */
import {splitKey} from '../../src/features/urn/model/key';

/** The parts of a URN: the values of the key fields, in the order of the key aspect. */
type UrnParts = {entity: string; values: string[]};

/**
 * @param keyFields how many fields the entity's key aspect has; a key with several fields is written in parentheses
 * @returns undefined if the text is not a URN, or its key has a different number of parts
 */
export function parseUrn(urn: string, keyFields: number): UrnParts | undefined {
  const [, entity, key] = /^urn:li:([A-Za-z]+):(.+)$/.exec(urn) ?? [];
  if (entity === undefined || key === undefined) return undefined;
  if (keyFields === 1) return {entity, values: [key]};
  const split = splitKey(key, 0);
  const values = 'parts' in split ? split.parts.map(({text}) => text) : [];
  return values.length === keyFields ? {entity, values} : undefined;
}
