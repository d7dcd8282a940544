/** Finds, inserts, and removes keys in the lines of a recipe, which keep their comments and their form. */
import type {Value} from './value';

/** A line of a recipe; one that a field added has the id of that field. */
export type Line = {text: string; field?: string | undefined};

/** A key on the path to a field; a list contains its keys in its first item. */
export type Step = {key: string; isList?: boolean | undefined};

/** The lines from `from` up to `to` that contain the keys of one block. */
type Block = {from: number; to: number; indent: number};

const KEY = /^((?: |- )*)("[^"]*"|'[^']*'|[^\s#"'[{-](?:[^:#]|:(?! |$))*):(?= |$)/;

const indentOf = (text: string): number => text.search(/\S/);
const isContent = ({text}: Line): boolean => /^\s*[^\s#]/.test(text);

function keyOf(text: string): {indent: number; key: string} | undefined {
  const [, lead, key] = KEY.exec(text) ?? [];
  if (lead === undefined || key === undefined) return undefined;
  return {indent: lead.length, key: key.replace(/^(["'])(.*)\1$/, '$2')};
}

/** The position after the last line with content from `from` on for which the test holds. */
function endOf(lines: readonly Line[], from: number, test: (line: Line) => boolean): number {
  let end = from;
  for (let at = from; at < lines.length; at++) {
    const line = lines[at];
    if (!line || !isContent(line)) continue;
    if (!test(line)) break;
    end = at + 1;
  }
  return end;
}

const ROOT = (lines: readonly Line[]): Block => ({from: 0, to: lines.length, indent: 0});

/** The position after everything below a key. */
function blockEnd(lines: readonly Line[], at: number): number {
  const {indent = 0} = keyOf(lines[at]?.text ?? '') ?? {};
  return endOf(lines, at + 1, ({text}) => indentOf(text) > indent);
}

/** The block below a key; of a list, its first item. */
function blockBelow(lines: readonly Line[], at: number): Block {
  const {indent = 0} = keyOf(lines[at]?.text ?? '') ?? {};
  const to = blockEnd(lines, at);
  const first = lines.findIndex((line, index) => index > at && index < to && isContent(line));
  if (first === -1) return {from: at + 1, to: at + 1, indent: indent + 2};
  const text = lines[first]?.text ?? '';
  const own = indentOf(text);
  if (text[own] !== '-') return {from: at + 1, to, indent: own};
  const item = endOf(lines, first + 1, (line) => indentOf(line.text) > own);
  return {from: first, to: item, indent: own + 2};
}

function find(lines: readonly Line[], {from, to, indent}: Block, key: string): number {
  return lines.findIndex(({text}, at) => {
    if (at < from || at >= to) return false;
    const found = keyOf(text);
    return found?.indent === indent && found.key === key;
  });
}

/** Positions of the keys of a path, up to the first that is missing. */
function trace(lines: readonly Line[], path: readonly Step[]): {at: number[]; block: Block} {
  const at: number[] = [];
  let block = ROOT(lines);
  for (const {key} of path) {
    const found = find(lines, block, key);
    if (found === -1) break;
    at.push(found);
    block = blockBelow(lines, found);
  }
  return {at, block};
}

/** Whether a recipe sets a field. */
export function has(lines: readonly Line[], path: readonly Step[]): boolean {
  return trace(lines, path).at.length === path.length;
}

/** The lines of a path that is missing, from the first missing key on; `start` is what precedes that key. */
function written(path: readonly Step[], start: string, {text, below = [], note}: Value): string[] {
  const made: string[] = [];
  let lead = start;
  path.forEach(({key, isList}, index) => {
    if (index < path.length - 1) {
      made.push(`${lead}${key}:`);
      lead = ' '.repeat(lead.length + 2) + (isList ? '- ' : '');
      return;
    }
    made.push(`${lead}${key}:${text && ` ${text}`}${note ? `  # ${note}` : ''}`);
    made.push(...below.map((line) => ' '.repeat(lead.length + 2) + line));
  });
  return made;
}

/** @returns the lines with a field at the end of its block; the same lines if they already set it */
export function insert(
  lines: readonly Line[],
  path: readonly Step[],
  value: Value,
  field: string,
): Line[] {
  const {at, block} = trace(lines, path);
  if (at.length === path.length) return [...lines];
  const parent = lines[at.at(-1) ?? -1];
  // `config: {}` becomes a block.
  const opened = parent && {...parent, text: KEY.exec(parent.text)?.[0] ?? parent.text};
  const isEmptyList = block.from === block.to && path[at.length - 1]?.isList;
  const start = ' '.repeat(block.indent) + (isEmptyList ? '- ' : '');
  const made = written(path.slice(at.length), start, value);
  const result = lines.map((line) => (line === parent && opened ? opened : line));
  result.splice(block.to, 0, ...made.map((text) => ({text, field})));
  return result;
}

/** @returns the lines without a field, and without blocks that become empty */
export function remove(lines: readonly Line[], path: readonly Step[]): Line[] {
  const {at} = trace(lines, path);
  const start = at.at(-1);
  if (at.length < path.length || start === undefined) return [...lines];
  const first = lines[start]?.text ?? '';
  const below = blockEnd(lines, start);
  const result = [...lines.slice(0, start), ...lines.slice(below)];
  const {indent = 0} = keyOf(first) ?? {};
  const next = result[start];
  // The next key of a list's item gets the dash.
  if (/^ *- /.test(first) && next && isContent(next) && keyOf(next.text)?.indent === indent) {
    result[start] = {...next, text: first.slice(0, indent) + next.text.slice(indent)};
    return result;
  }
  const parents = path.slice(0, -1);
  const {block} = trace(result, parents);
  const isEmpty = !result.slice(block.from, block.to).some(isContent);
  return isEmpty && parents.length > 2 ? remove(result, parents) : result;
}
