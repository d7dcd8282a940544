/** Finds the line of a key by its path. */
import {
  type Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type LineCounter,
  type Node,
  type Pair,
} from 'yaml';

const keyText = ({key}: Pair): string => (isScalar(key) ? String(key.value) : '');

const offsetOf = (node: unknown): number | undefined =>
  (node as Node | null | undefined)?.range?.[0];

/** The child with the first steps of a path, and the other steps; a key may contain dots. */
function child(node: unknown, steps: readonly string[]): [unknown, readonly string[]] | undefined {
  if (isSeq(node)) return [node.items[Number(steps[0])], steps.slice(1)];
  if (!isMap(node)) return undefined;
  for (let length = steps.length; length > 0; length--) {
    const key = steps.slice(0, length).join('.');
    const pair = node.items.find((item) => keyText(item) === key);
    if (pair) return [pair, steps.slice(length)];
  }
  return undefined;
}

/**
 * @param path as in `source.config.profiling.enabled`
 * @returns the line of its key, or of the closest block around it that there is; the first line has number 1
 */
export function lineOf(document: Document.Parsed, lines: LineCounter, path: string): number {
  let node: unknown = document.contents;
  let at = offsetOf(node) ?? 0;
  let steps: readonly string[] = path === '' ? [] : path.split('.');
  while (steps.length > 0) {
    const next = child(isPair(node) ? node.value : node, steps);
    if (!next) break;
    [node, steps] = next;
    at = offsetOf(isPair(node) ? node.key : node) ?? at;
  }
  return lines.linePos(at).line;
}
