/** Reads the comments that tell what the release has instead: `# since: next`, `# released: Int`. */
import {
  type DocumentNode,
  type InputObjectTypeDefinitionNode,
  Kind,
  parse,
  type Token,
  TokenKind,
} from 'graphql';
import type {InputValueDefinitionNode} from 'graphql';
import type {Problems} from '../facts/problems';
import type {MarkedNode, Marks} from './model';
import {placesOf} from './places';

/** Loose on purpose, so that a misspelt mark is reported instead of read as a remark. */
const LOOKS_LIKE_MARK = /^\s*(?:since|released?)\b\s*[:=]/i;
const SINCE = ' since: next';
const RELEASED = /^ released: (\S.*)$/;

const WHERE =
  'a mark alone on the line above the description of a type, field, argument or value, or above `extend`';

function comments(ast: DocumentNode): Token[] {
  const found: Token[] = [];
  for (let token = ast.loc?.startToken ?? null; token; token = token.next) {
    if (token.kind === TokenKind.COMMENT) found.push(token);
  }
  return found;
}

/** The node that starts on the line below a mark; nothing if the mark shares its line. */
function nodeBelow(mark: Token, starts: ReadonlyMap<Token, MarkedNode>): MarkedNode | undefined {
  if (mark.prev?.line === mark.line) return undefined;
  const next = mark.next;
  return next?.line === mark.line + 1 ? starts.get(next) : undefined;
}

/** Reads `[Int!] = 3 @deprecated` as the type, default and directives of a field. */
function parseReleased(text: string): InputValueDefinitionNode | undefined {
  try {
    const [input] = parse(`input I { i: ${text} }`, {noLocation: true}).definitions;
    const fields = (input as InputObjectTypeDefinitionNode).fields ?? [];
    return fields.length === 1 ? fields[0] : undefined;
  } catch {
    return undefined;
  }
}

/** Finds the marks of a file; those in a wrong place or wording go to `problems`. */
export function readMarks(file: string, ast: DocumentNode, problems: Problems): Marks {
  const places = placesOf(ast);
  const starts = new Map(
    places.flatMap(({node}) => (node.loc ? [[node.loc.startToken, node]] : [])),
  );
  const names = new Map(places.map(({node, coordinate}) => [node, coordinate]));
  const since = new Set<MarkedNode>();
  const released = new Map<MarkedNode, InputValueDefinitionNode>();

  for (const mark of comments(ast)) {
    if (!LOOKS_LIKE_MARK.test(mark.value)) continue;
    const node = nodeBelow(mark, starts);
    const key = (node && names.get(node)) ?? '';
    const wrong = (expected: string) =>
      problems.add({file, line: mark.line, key, found: `#${mark.value}`, expected});
    const releasedText = RELEASED.exec(mark.value)?.[1];
    if (mark.value !== SINCE && releasedText === undefined) {
      wrong('`# since: next`, or `# released:` and the type that 0.15.0 has');
    } else if (!node) {
      wrong(WHERE);
    } else if (releasedText === undefined) {
      since.add(node);
    } else if (node.kind !== Kind.FIELD_DEFINITION && node.kind !== Kind.INPUT_VALUE_DEFINITION) {
      wrong('`# released:` above a field or an argument only');
    } else {
      const type = parseReleased(releasedText);
      if (type) released.set(node, type);
      else
        wrong(
          'a type after `# released:`, such as `[String!]`; default and @deprecated may follow',
        );
    }
  }
  return {since, released};
}
