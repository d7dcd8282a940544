/** Parses the comments that mark versions: `# since: 2.0.0`, `# until: 2.0.0`, `# before 2.0.0: Int`. */
import {
  type DocumentNode,
  type InputObjectTypeDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  parse,
  type Token,
  TokenKind,
} from 'graphql';
import type {Problems} from '../facts/problems';
import {releaseNames, type Releases} from '../releases/model';
import type {MarkedNode, NodeMarks} from './model';
import {placesOf} from './places';

/** Deliberately loose, so that a misspelled mark is reported instead of ignored as a comment. */
const LOOKS_LIKE_MARK = /^\s*(?:(?:since|until|released?)\b\s*[:=]|before\b[^:]{0,12}:)/i;
const MARK = /^ (?:(since|until): (\S+)|before (\S+): (\S.*))$/;

const FORMS =
  '`# since:` or `# until:` and a release, or `# before <release>:` and the type until then';
const WHERE =
  'a mark on a separate line above the description of a type, field, argument, or value, or above `extend`';

function comments(ast: DocumentNode): Token[] {
  const found: Token[] = [];
  for (let token = ast.loc?.startToken ?? null; token; token = token.next) {
    if (token.kind === TokenKind.COMMENT) found.push(token);
  }
  return found;
}

/** The node that starts below a mark, or below further marks; undefined if the mark shares its line. */
function nodeBelow(mark: Token, starts: ReadonlyMap<Token, MarkedNode>): MarkedNode | undefined {
  if (mark.prev?.line === mark.line) return undefined;
  const {next} = mark;
  if (next?.line !== mark.line + 1) return undefined;
  return next.kind === TokenKind.COMMENT ? nodeBelow(next, starts) : starts.get(next);
}

/** Parses `[Int!] = 3 @deprecated` as the type, default, and directives of a field. */
function parseType(text: string): InputValueDefinitionNode | undefined {
  try {
    const [input] = parse(`input I { i: ${text} }`, {noLocation: true}).definitions;
    const fields = (input as InputObjectTypeDefinitionNode).fields ?? [];
    return fields.length === 1 ? fields[0] : undefined;
  } catch {
    return undefined;
  }
}

/** Adds the content of a comment to the marks of its node. @returns what is expected instead, if it is invalid */
function addMark(text: string, node: MarkedNode, marks: NodeMarks, releases: Releases) {
  const [, key, named, before, type] = MARK.exec(text) ?? [];
  const release = named ?? before ?? '';
  if (release === '') return FORMS;
  if (!releases.some(({name}) => name === release)) {
    return `a release of reference/releases.yaml: ${releaseNames(releases)}`;
  }
  if (key === 'since' || key === 'until') {
    marks[key] = release;
    return undefined;
  }
  if (node.kind !== Kind.FIELD_DEFINITION && node.kind !== Kind.INPUT_VALUE_DEFINITION) {
    return '`# before <release>:` only above a field or an argument';
  }
  const former = parseType(type ?? '');
  if (!former) {
    return `a type after \`# before ${release}:\`, such as \`[String!]\`; default and @deprecated may follow`;
  }
  marks.before = {...marks.before, [release]: former};
  return undefined;
}

/**
 * Finds the marks of a file, by the node below them; `problems` collects misplaced and malformed ones.
 *
 * @param releases that a mark may name
 */
export function readMarks(
  file: string,
  ast: DocumentNode,
  releases: Releases,
  problems: Problems,
): Map<MarkedNode, NodeMarks> {
  const places = placesOf(ast);
  const starts = new Map(
    places.flatMap(({node}) => (node.loc ? [[node.loc.startToken, node]] : [])),
  );
  const names = new Map(places.map(({node, coordinate}) => [node, coordinate]));
  const found = new Map<MarkedNode, NodeMarks>();

  for (const mark of comments(ast)) {
    if (!LOOKS_LIKE_MARK.test(mark.value)) continue;
    const node = nodeBelow(mark, starts);
    const marks = (node && found.get(node)) ?? {};
    const expected = node ? addMark(mark.value, node, marks, releases) : WHERE;
    if (node && expected === undefined) found.set(node, marks);
    if (expected === undefined) continue;
    const key = (node && names.get(node)) ?? '';
    problems.add({file, line: mark.line, key, found: `#${mark.value}`, expected});
  }
  return found;
}
