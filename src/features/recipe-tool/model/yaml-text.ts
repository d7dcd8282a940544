/** Parses the YAML of a recipe, which comes from strangers. Nothing of its text is in a message: it may have secrets. */
import {type Document, type ErrorCode, LineCounter, parseDocument, visit} from 'yaml';

/** A problem with the YAML itself; lines count from 1. */
type YamlProblem = {line: number; message: string};

/** What was read. */
export type RecipeText = {document: Document.Parsed; lines: LineCounter; problems: YamlProblem[]};

/** More would take longer to check than a caller waits; a recipe has a hundred. */
const MOST_NODES = 3000;

/** The library's own messages quote the text. */
const MESSAGES: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: 'an alias (*) has no anchor, or a value begins with * and needs quotes',
  BAD_DQ_ESCAPE: 'there is an unknown escape in double quotes; use single quotes for backslashes',
  BAD_INDENT: 'the indentation is wrong: keys of a block must be in the same column',
  BAD_SCALAR_START: 'a value begins with a reserved character such as @, `, or %; quote it',
  BLOCK_AS_IMPLICIT_KEY:
    'a key is in the wrong place: the value before it contains ": ", or the indentation is wrong',
  DUPLICATE_KEY: 'the same key occurs twice',
  MISSING_CHAR: 'a character is missing, such as a colon, a closing quote, or a bracket',
  MULTILINE_IMPLICIT_KEY: 'a line without a colon is where a key must be',
  MULTIPLE_DOCS: 'there are several documents (---); a recipe is a single one',
  TAB_AS_INDENT: 'tabs must not be used for indentation; use spaces',
  UNEXPECTED_TOKEN: 'something is in a place where YAML allows nothing; a value may need quotes',
};

const problemsOf = (document: Document.Parsed, lines: LineCounter): YamlProblem[] =>
  document.errors.slice(0, 10).map(({code, pos: [at]}) => ({
    line: lines.linePos(at).line,
    message: MESSAGES[code] ?? 'this is not valid YAML',
  }));

function isTooLarge(document: Document.Parsed): boolean {
  let nodes = 0;
  visit(document, {
    Node: () => {
      nodes += 1;
      return nodes > MOST_NODES ? visit.BREAK : undefined;
    },
  });
  return nodes > MOST_NODES;
}

/** @returns the document, with what is wrong with it as YAML */
export function readYaml(text: string): RecipeText {
  const lines = new LineCounter();
  const failed = (message: string): RecipeText => ({
    ...{lines, document: parseDocument('')},
    problems: [{line: 1, message}],
  });
  try {
    const document = parseDocument(text, {lineCounter: lines, prettyErrors: false});
    if (isTooLarge(document))
      return failed(`the recipe has more than ${MOST_NODES} keys and values`);
    return {document, lines, problems: problemsOf(document, lines)};
  } catch (error) {
    if (error instanceof RangeError) return failed('the recipe is nested too deeply');
    throw error;
  }
}

/** @returns the values, or a problem: aliases can multiply a text */
export function valuesOf({document}: RecipeText): {values: unknown} | {problem: YamlProblem} {
  try {
    return {values: document.toJS({maxAliasCount: 50}) as unknown};
  } catch {
    return {problem: {line: 1, message: 'aliases (*) repeat too much, or have no anchor'}};
  }
}

/** @returns the values of a text; undefined if it isn't YAML */
export function parsedValues(text: string): unknown {
  const yaml = readYaml(text);
  const result = yaml.problems.length > 0 ? {} : valuesOf(yaml);
  return 'values' in result ? result.values : undefined;
}
