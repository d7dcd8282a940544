/** Visits everything in a GraphQL document that has a name. */
import {type DocumentNode, Kind, type TypeDefinitionNode, type TypeExtensionNode} from 'graphql';
import type {MarkedNode} from './model';

/** A definition and its location. */
type Place = {
  /** Schema coordinate, such as `Dataset.incidents(state:)`; an `extend` block has that of its type. */
  coordinate: string;
  node: MarkedNode;
  /** The enclosing type or `extend` block, or the definition itself if it is one. */
  owner: TypeDefinitionNode | TypeExtensionNode;
};

type Owner = Place['owner'];

function isOwner(node: {kind: Kind}): node is Owner {
  return /^(Scalar|Object|Interface|Union|Enum|InputObject)Type(Definition|Extension)$/.test(
    node.kind,
  );
}

/** True for `extend type`, `extend input`, and similar blocks. */
export function isExtension(node: {kind: Kind}): boolean {
  return node.kind.endsWith('Extension');
}

function placesOfType(owner: Owner): Place[] {
  const type = owner.name.value;
  const places: Place[] = [{coordinate: type, node: owner, owner}];
  const members = 'fields' in owner ? owner.fields : 'values' in owner ? owner.values : undefined;
  for (const member of members ?? []) {
    const coordinate = `${type}.${member.name.value}`;
    places.push({coordinate, node: member, owner});
    if (member.kind !== Kind.FIELD_DEFINITION) continue;
    for (const argument of member.arguments ?? []) {
      places.push({
        coordinate: `${coordinate}(${argument.name.value}:)`,
        node: argument,
        owner,
      });
    }
  }
  return places;
}

/** Types and `extend` blocks with their members and arguments, in source order. */
export function placesOf(ast: DocumentNode): Place[] {
  return ast.definitions.filter(isOwner).flatMap(placesOfType);
}

/** The innermost definition around a position in the text. */
export function placeAt(ast: DocumentNode, offset: number): Place | undefined {
  return placesOf(ast)
    .filter(({node}) => node.loc && node.loc.start <= offset && offset <= node.loc.end)
    .at(-1);
}
