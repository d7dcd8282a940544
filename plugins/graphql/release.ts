/** Turns the documents of Next into those of the release, by their marks. */
import {type ASTNode, type DocumentNode, Kind, visit} from 'graphql';
import type {GraphqlDocument, MarkedNode, Marks} from './model';

function releasedAst(ast: DocumentNode, {since, released}: Marks): DocumentNode {
  return visit(ast, {
    enter(node: ASTNode) {
      if (since.has(node as MarkedNode)) return null;
      const instead = released.get(node as MarkedNode);
      if (!instead) return undefined;
      const {type, directives, defaultValue} = instead;
      return node.kind === Kind.INPUT_VALUE_DEFINITION
        ? {...node, type, directives, defaultValue}
        : {...node, type, directives};
    },
  }) as DocumentNode;
}

/** The documents without what is `since: next`, with released types; they carry no marks any more. */
export function releasedDocuments(documents: readonly GraphqlDocument[]): GraphqlDocument[] {
  return documents.map((document) => ({
    ...document,
    ast: releasedAst(document.ast, document.marks),
    marks: {since: new Set(), released: new Map()},
  }));
}
