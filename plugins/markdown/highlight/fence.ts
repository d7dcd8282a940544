/** Reads what follows the language of a fenced code block, such as `title="recipe.yaml" {3,7-9}`. */
import type {CodeKind} from '../../../src/features/code/model/kind';

/** The words after the language of a block. */
export type Fence = {
  /** Name of the file, or another heading. */
  title?: string;
  /** Numbers of the highlighted lines, from 1. */
  marked: readonly number[];
  kind?: CodeKind;
  /** Number of the first line, if lines are numbered. */
  start?: number;
  /** Product whose API a GraphQL block is for, if it isn't ours. */
  api?: string;
  /** Words that mean nothing. */
  unknown: readonly string[];
};

/** A word; quotes and braces keep its parts together. */
const WORD = /(?:[^\s"{]|"[^"]*"?|\{[^}]*\}?)+/g;

function range(part: string): number[] {
  const [from = 0, to = from] = part.split('-').map(Number);
  return Array.from({length: Math.max(0, to - from + 1)}, (_, index) => from + index);
}

/** @returns what one word says; undefined if it means nothing */
function readWord(word: string): Partial<Fence> | undefined {
  const [, name = word, quoted, plain, lines] =
    /^(?:([a-zA-Z]+)=(?:"([^"]+)"|(\w+))|\{(\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)\})$/.exec(word) ?? [];
  if (lines !== undefined) return {marked: lines.split(',').flatMap(range)};
  if (name === 'title' && quoted !== undefined) return {title: quoted};
  if (name === 'api' && (quoted ?? plain) !== undefined) return {api: quoted ?? plain};
  if (name === 'showLineNumbers' && quoted === undefined && /^\d*$/.test(plain ?? '')) {
    return {start: Number(plain ?? 1)};
  }
  return word === 'output' || word === 'response' ? {kind: word} : undefined;
}

/** @param meta the rest of the line after the language */
export function readFence(meta: string): Fence {
  return (meta.match(WORD) ?? []).reduce<Fence>(
    (fence, word) => {
      const found = readWord(word);
      return found ? {...fence, ...found} : {...fence, unknown: [...fence.unknown, word]};
    },
    {marked: [], unknown: []},
  );
}
