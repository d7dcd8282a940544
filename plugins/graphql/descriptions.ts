/** Checks that every definition of the API has a description. */
import {Kind, type TypeNode} from 'graphql';
import type {Problems} from '../facts/problems';
import type {GraphqlDocument, MarkedNode} from './model';
import {isExtension, placesOf} from './places';

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}

/** Adds a problem for each definition without a description, or with an empty one. */
export function checkDescriptions(documents: readonly GraphqlDocument[], problems: Problems): void {
  const inputObjects = new Set(
    documents
      .flatMap(({ast}) => ast.definitions)
      .flatMap((node) => (node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? node.name.value : [])),
  );
  // The description of an input object also describes arguments of that type.
  const needsNone = (node: MarkedNode, coordinate: string) =>
    isExtension(node) ||
    (node.kind === Kind.INPUT_VALUE_DEFINITION &&
      coordinate.endsWith(')') &&
      inputObjects.has(nameOf(node.type)));

  for (const {file, ast} of documents) {
    for (const {coordinate, node} of placesOf(ast)) {
      const text = 'description' in node ? node.description?.value.trim() : undefined;
      if (text || needsNone(node, coordinate)) continue;
      problems.add({
        file,
        line: node.loc?.startToken.line,
        key: coordinate,
        expected: 'a description: a sentence in quotes on the line above',
      });
    }
  }
}
