/** Derives the documents of one version from those of all versions, by their marks. */
import {type ASTNode, type DocumentNode, Kind, visit} from 'graphql';
import type {Version} from '../releases/version';
import type {GraphqlDocument, MarkedNode} from './model';

function astAt({ast, marks}: GraphqlDocument, version: Version): DocumentNode {
  return visit(ast, {
    enter(node: ASTNode) {
      const own = marks.get(node as MarkedNode);
      if (!own) return undefined;
      if (!version.shows(own)) return null;
      const instead = version.former(own.before).at(-1);
      if (!instead) return undefined;
      const {type, directives, defaultValue} = instead;
      return node.kind === Kind.INPUT_VALUE_DEFINITION
        ? {...node, type, directives, defaultValue}
        : {...node, type, directives};
    },
  }) as DocumentNode;
}

/** The content of each file in the version: without what it lacks, with the types it has. */
export function documentsAt(
  documents: readonly GraphqlDocument[],
  version: Version,
): DocumentNode[] {
  return documents.map((document) => astAt(document, version));
}
