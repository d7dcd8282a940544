/** Parses YAML, and keeps the line of each value. */
import {type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';

/** A step of a key path: the key of a map, or the index in a list. */
export type Key = string | number;

export type YamlText = {
  document: Document.Parsed;
  /** Plain data; undefined if there are errors. */
  data: unknown;
  /** Syntax errors, with their lines counted from 1. */
  errors: readonly {line: number; message: string}[];
  /** Line, counted from 1, of the last key of a path, or of the last one that exists. */
  lineOf(keys: readonly Key[]): number;
};

/** The child of a node, and the node where its line starts: its key, or the item itself. */
function below(node: unknown, key: Key): {start: unknown; value: unknown} | undefined {
  if (isSeq(node) && typeof key === 'number' && key in node.items) {
    return {start: node.items[key], value: node.items[key]};
  }
  const pair =
    isMap(node) && node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
  return pair ? {start: pair.key, value: pair.value} : undefined;
}

function lineFinder(document: Document.Parsed, counter: LineCounter): YamlText['lineOf'] {
  const lineAt = (node: unknown) =>
    isNode(node) && node.range ? counter.linePos(node.range[0]).line : 1;
  return (keys) => {
    let line = lineAt(document.contents);
    let node: unknown = document.contents;
    for (const key of keys) {
      const next = below(node, key);
      if (!next) break;
      line = lineAt(next.start);
      node = next.value;
    }
    return line;
  };
}

/** Parses text; never throws. */
export function parseYaml(text: string): YamlText {
  const counter = new LineCounter();
  const document = parseDocument(text, {lineCounter: counter, prettyErrors: false});
  const errors = document.errors.map(({message, pos}) => ({
    line: counter.linePos(pos[0]).line,
    message,
  }));
  const data: unknown = errors.length > 0 ? undefined : document.toJS();
  return {document, data, errors, lineOf: lineFinder(document, counter)};
}
