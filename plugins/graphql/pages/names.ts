/** The names that the pages of the GraphQL reference define. */
import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import type {DefinedName} from '../../page-kit/page';
import type {Operation} from '../model';
import {anchorOf} from './target';

type Named = {name: string};

const at = (coordinate: string, {name}: Named): DefinedName => ({name, id: anchorOf(coordinate)});

/** The fields of a type, or the values of an enum. */
function membersOf(type: GraphQLNamedType): readonly Named[] {
  if (isEnumType(type)) return type.getValues();
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
    return Object.values<Named>(type.getFields());
  }
  return [];
}

/** A type and its members. */
export function namesOfType(type: GraphQLNamedType): DefinedName[] {
  const members = membersOf(type).map((member) => at(`${type.name}.${member.name}`, member));
  return [at(type.name, type), ...members];
}

/** An operation and its arguments. */
export function namesOfOperation({root, field}: Operation): DefinedName[] {
  const coordinate = `${root}.${field.name}`;
  const args = field.args.map((argument) => at(`${coordinate}(${argument.name}:)`, argument));
  return [at(coordinate, field), ...args];
}
