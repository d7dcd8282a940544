/**
 * Changes one setting in the text of a recipe. Everything else stays as it is written: comments, quotes, unknown keys. Where
 * that isn't possible, as in `{a: 1}`, the whole recipe is written again, with its comments.
 */
import {
  type Document,
  isCollection,
  isMap as isMapNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  stringify,
} from 'yaml';
import {isSame, type Path, withValue, wrapped} from './values';

/** A value as YAML 1.1, which the platform reads: `no` is in quotes, and so are variables. */
function written(value: unknown): string {
  if (typeof value === 'string' && value.includes('${') && !value.includes('\n')) {
    return JSON.stringify(value);
  }
  return stringify(value, {version: '1.1', lineWidth: 0}).trimEnd();
}

/** A key with its value, the first line without indentation. */
function entry(key: string, value: unknown, indent: number): string {
  const isBlock = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  const name = written(key);
  if (!isBlock) return `${name}: ${written(value)}`;
  const lines = written(value).replace(/^(?=.)/gm, ' '.repeat(indent + 2));
  return `${name}:\n${lines}`;
}

type Range = [start: number, end: number];

const rangeOf = (node: unknown): Range | undefined => {
  const [start, end] = (node as Node | null | undefined)?.range ?? [];
  return start === undefined || end === undefined ? undefined : [start, end];
};

/** From the start of the key to the end of the value, without what follows on its last line. */
function pairRange(text: string, pair: Pair): Range | undefined {
  const key = rangeOf(pair.key);
  if (!key) return undefined;
  const colon = text.indexOf(':', key[1]) + 1;
  const end = Math.max(colon, rangeOf(pair.value)?.[1] ?? 0);
  return [key[0], key[0] + text.slice(key[0], end).trimEnd().length];
}

const column = (text: string, at: number) => at - (text.lastIndexOf('\n', at - 1) + 1);

const lineEnd = (text: string, at: number) => {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
};

const keyOf = ({key}: Pair): string => (isScalar(key) ? String(key.value) : '');

/** The nodes along a path: pairs of maps, and items of lists. */
function trace(document: Document, path: Path): unknown[] {
  const nodes: unknown[] = [document.contents];
  for (const step of path) {
    const last = nodes.at(-1);
    const node = isPair(last) ? last.value : last;
    const next: unknown = isMapNode(node)
      ? node.items.find((pair) => keyOf(pair) === String(step))
      : isSeq(node)
        ? node.items[Number(step)]
        : undefined;
    if (next === undefined) break;
    nodes.push(next);
  }
  return nodes;
}

const replaced = (text: string, [start, end]: Range, by: string) =>
  text.slice(0, start) + by + text.slice(end);

/** Writes a value over that of a key. */
function overwrite(text: string, pair: Pair, value: unknown): string | undefined {
  const range = pairRange(text, pair);
  if (!range) return undefined;
  const old = rangeOf(pair.value);
  const isPlain = typeof value !== 'object' && isScalar(pair.value) && old && old[1] > old[0];
  if (isPlain && !written(value).includes('\n')) return replaced(text, old, written(value));
  return replaced(text, range, entry(keyOf(pair), value, column(text, range[0])));
}

/** Writes a value over that of a list's item. */
function overwriteItem(text: string, item: unknown, value: unknown): string | undefined {
  const range = rangeOf(item);
  const isPlain = isScalar(item) && typeof value !== 'object' && !written(value).includes('\n');
  return isPlain && range ? replaced(text, range, written(value)) : undefined;
}

/** Adds a key at the end of a block. */
function append(text: string, node: unknown, key: string, value: unknown): string | undefined {
  if (!isMapNode(node) || node.flow) return undefined;
  const [first, last] = [node.items[0], node.items.at(-1)];
  const start = first && rangeOf(first.key)?.[0];
  const end = last && pairRange(text, last)?.[1];
  if (start === undefined || end === undefined) return undefined;
  const indent = column(text, start);
  const at = lineEnd(text, end);
  return replaced(text, [at, at], `\n${' '.repeat(indent)}${entry(key, value, indent)}`);
}

function changed(text: string, document: Document, path: Path, value: unknown): string | undefined {
  const nodes = trace(document, path);
  const last = nodes.at(-1);
  const rest = path.slice(nodes.length - 1);
  const [key, ...below] = rest;
  if (nodes.length > path.length) {
    return isPair(last) ? overwrite(text, last, value) : overwriteItem(text, last, value);
  }
  const node = isPair(last) ? last.value : last;
  if (isCollection(node) && node.items.length > 0) {
    return typeof key === 'string' ? append(text, node, key, wrapped(below, value)) : undefined;
  }
  return isPair(last) ? overwrite(text, last, wrapped(rest, value)) : undefined;
}

/** Takes the lines of a key out of its block, which must have others. */
function removed(text: string, document: Document, path: Path): string | undefined {
  const nodes = trace(document, path);
  const [parent, pair] = nodes.slice(-2);
  const block = isPair(parent) ? parent.value : parent;
  if (nodes.length <= path.length || !isPair(pair) || !isMapNode(block) || block.flow)
    return undefined;
  const range = pairRange(text, pair);
  if (!range || block.items.length < 2) return undefined;
  const start = range[0] - column(text, range[0]);
  if (text.slice(start, range[0]).trim() !== '') return undefined;
  return replaced(text, [start, Math.min(text.length, lineEnd(text, range[1]) + 1)], '');
}

const parsed = (text: string): Document => parseDocument(text, {prettyErrors: false});

/** Uses the new text if it says what it should; otherwise, writes the document. */
function checked(text: string | undefined, expected: unknown, fallback: () => Document): string {
  if (text !== undefined) {
    const document = parsed(text);
    if (document.errors.length === 0 && isSame(document.toJS(), expected)) return text;
  }
  try {
    const document = fallback();
    if (isSame(document.toJS(), expected)) return document.toString({lineWidth: 0});
  } catch {
    // A value is where a block should be: there are no comments in it that could be lost.
  }
  return stringify(expected, {version: '1.1', lineWidth: 0});
}

/**
 * @param text of a recipe without YAML faults
 * @returns the text with another value at a path; blocks that are missing are added
 */
export function setValue(text: string, path: Path, value: unknown): string {
  const document = parsed(text);
  const expected = withValue(document.toJS(), path, value);
  return checked(changed(text, document, path, value), expected, () => {
    const copy = parsed(text);
    copy.setIn(path, copy.createNode(value));
    return copy;
  });
}

/** How many keys are above the first block that goes when it becomes empty: `source.config` stays. */
const KEPT = 2;

/** @returns the text without a key, and without blocks that become empty */
export function removeKey(text: string, path: Path): string {
  const document = parsed(text);
  const values = document.toJS() as unknown;
  let gone = path;
  let expected = withValue(values, gone, undefined);
  while (gone.length > KEPT + 1) {
    const parent = gone.slice(0, -1);
    const rest = document.getIn(parent) as {items?: unknown[]} | undefined;
    if (!rest?.items || rest.items.length > 1) break;
    gone = parent;
    expected = withValue(values, gone, undefined);
  }
  if (isSame(values, expected)) return text;
  return checked(removed(text, document, gone), expected, () => {
    const copy = parsed(text);
    copy.deleteIn(gone);
    return copy;
  });
}

/** @returns the text with another name for the last key of a path */
export function renameKey(text: string, path: Path, name: string): string {
  const pair = trace(parsed(text), path).at(path.length);
  const range = isPair(pair) ? rangeOf(pair.key) : undefined;
  return range ? replaced(text, range, written(name)) : text;
}
