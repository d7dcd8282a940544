/**
 * Matches paths as wcmatch does for the platform: with `*`, `?`, `[…]`, and `**` for any number of folders. Not with regular
 * expressions, which some patterns make very slow.
 */

/** Parts of a path, without those that a path library removes. */
const partsOf = (path: string): string[] =>
  path.split('/').filter((part) => part !== '' && part !== '.');

/** One character of a name, or any number of them. */
type Piece = '*' | ((character: string) => boolean);

/** `[a-z]`, or `[!a-z]` for all others. */
function classPiece(text: string): Piece {
  const isNot = /^[!^]/.test(text);
  const inside = (isNot ? text.slice(1) : text).replace(/[\\[\]^]/g, String.raw`\$&`);
  try {
    const pattern = new RegExp(`^[${isNot ? '^' : ''}${inside}]$`, 's');
    return (character) => pattern.test(character);
  } catch {
    // A range in the wrong order matches nothing.
    return () => false;
  }
}

function pieceOf(text: string): Piece {
  if (text.startsWith('*')) return '*';
  if (text === '?') return () => true;
  if (text.length > 2 && text.startsWith('[')) return classPiece(text.slice(1, -1));
  const wanted = text.length === 2 && text.startsWith('\\') ? text.slice(1) : text;
  return (character) => character === wanted;
}

type Step = '**' | {pieces: readonly Piece[]; isOpen: boolean};

function stepOf(part: string): Step {
  if (part === '**') return part;
  const texts = part.match(/\*+|\[[!^]?\]?[^\]]*\]|\\[^]|[^]/g) ?? [];
  return {pieces: texts.map(pieceOf), isOpen: /^[*?[]/.test(part)};
}

/** Tries the shortest text for a `*` first, and a longer one for the last `*` if the rest doesn't fit. */
function fits(name: string, pieces: readonly Piece[]): boolean {
  let [at, next] = [0, 0];
  let star: {piece: number; at: number} | undefined;
  while (at < name.length) {
    const piece = pieces[next];
    if (piece === '*') {
      star = {piece: next, at};
      next += 1;
    } else if (piece?.(name.charAt(at))) {
      at += 1;
      next += 1;
    } else if (star) {
      star.at += 1;
      at = star.at;
      next = star.piece + 1;
    } else return false;
  }
  return pieces.slice(next).every((piece) => piece === '*');
}

/** A name that begins with a dot is matched only by a pattern that does. */
const matchesPart = (part: string, {pieces, isOpen}: Exclude<Step, '**'>) =>
  !(isOpen && part.startsWith('.')) && fits(part, pieces);

/** @returns whether a path matches the whole pattern */
export function globMatches(path: string, pattern: string): boolean {
  const parts = partsOf(path);
  const steps = partsOf(pattern).map(stepOf);
  if (path.startsWith('/') !== pattern.startsWith('/')) return false;
  // For each number of parts, whether the steps so far match exactly those.
  let reached = [true, ...parts.map(() => false)];
  for (const [place, step] of steps.entries()) {
    const isLast = place === steps.length - 1;
    const next = reached.map(() => false);
    for (let i = 0; i <= parts.length; i++) {
      const part = parts[i - 1];
      if (step === '**') {
        const isLonger =
          part !== undefined &&
          !part.startsWith('.') &&
          ((next[i - 1] ?? false) || (reached[i - 1] ?? false));
        // At the end, it means everything below a folder, but not the folder itself.
        next[i] = isLonger || (!isLast && (reached[i] ?? false));
      } else if (part !== undefined) {
        next[i] = (reached[i - 1] ?? false) && matchesPart(part, step);
      }
    }
    reached = next;
  }
  return reached.at(-1) ?? false;
}
