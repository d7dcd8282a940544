/** Values of the variables of a generated request: plausible ones of the right type. */
import {
  coerceInputValue,
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
} from 'graphql';
import {GIVEN, MORNING} from './given';
import {urnFor} from './urns';

/** The operation that a value is for. */
export type Purpose = {name: string; returns: string};

type Input = GraphQLArgument | GraphQLInputField;

/** Optional fields that make a list useful. */
const PAGING = new Set(['start', 'count']);

/** How descriptions say that the server needs what the schema calls optional. */
const NEEDED = /\bAlways set it\b|\bAlways set them\b|\bRequired in practice\b/;

/** Optional fields of an input object that has no other, as many as are sent. */
const AT_LEAST = 2;

const NUMBERS: Readonly<Record<string, number>> = {start: 0, count: 10, limit: 10};

/** Text that stands out in the tests: it says nothing, so `given.ts` needs a better one. */
export const NO_TEXT = 'text';

function isPage(type: GraphQLInputObjectType): boolean {
  return 'count' in type.getFields();
}

const isNeeded = ({description}: Input) => NEEDED.test(description ?? '');

/** Whether the request sends the field. */
function isSent(type: GraphQLInputObjectType, field: GraphQLInputField): boolean {
  if (isRequiredInputField(field)) return true;
  if (field.deprecationReason != null) return false;
  return (
    `${type.name}.${field.name}` in GIVEN ||
    isNeeded(field) ||
    (isPage(type) && PAGING.has(field.name))
  );
}

function sentFields(type: GraphQLInputObjectType): GraphQLInputField[] {
  const fields = Object.values(type.getFields());
  const sent = fields.filter((field) => isSent(type, field));
  if (sent.length > 0) return sent;
  return fields.filter(({deprecationReason}) => deprecationReason == null).slice(0, AT_LEAST);
}

function text({name, description}: Input, purpose: Purpose): string {
  const isUrn = /urns?$/i.test(name) || /\bURNs?\b/.test(description ?? '');
  if (isUrn) return urnFor(name, purpose);
  return name === 'query' ? '*' : NO_TEXT;
}

function single(input: Input, type: GraphQLInputType, purpose: Purpose): unknown {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    const entries = sentFields(named).map((field) => [
      field.name,
      valueOf(`${named.name}.${field.name}`, field, purpose),
    ]);
    return Object.fromEntries(entries) as unknown;
  }
  if (isEnumType(named)) {
    const names = named.getValues().filter(({deprecationReason}) => deprecationReason == null);
    // The enum of entity types is in no order that means anything.
    return (names.find(({name}) => name === 'DATASET') ?? names[0])?.name;
  }
  if (named.name === 'Boolean') return true;
  if (named.name === 'Long') return MORNING;
  if (named.name === 'Int' || named.name === 'Float') return NUMBERS[input.name] ?? 1;
  return text(input, purpose);
}

/** Whether the request declares and sends an argument. */
export function isSentArgument(coordinate: string, argument: GraphQLArgument): boolean {
  return (
    getNullableType(argument.type) !== argument.type ||
    coordinate in GIVEN ||
    isInputObjectType(getNamedType(argument.type))
  );
}

/** The given value, unless this version of the API has other ones. */
function given(coordinate: string, type: GraphQLInputType): unknown {
  let isValid = true;
  coerceInputValue(GIVEN[coordinate], type, () => {
    isValid = false;
  });
  return isValid ? GIVEN[coordinate] : undefined;
}

/**
 * @param coordinate of the argument or field: `Type.field` or `Root.operation(argument:)`
 * @returns a value for it in JSON
 */
export function valueOf(coordinate: string, input: Input, purpose: Purpose): unknown {
  const known = coordinate in GIVEN ? given(coordinate, input.type) : undefined;
  if (known !== undefined) return known;
  const nullable = getNullableType(input.type);
  const value = single(input, input.type, purpose);
  return isListType(nullable) ? [value] : value;
}
