/** Matches paths as wcmatch does for the platform: with `*`, `?`, `[…]`, and `**` for any number of folders. */

/** Parts of a path, without those that a path library removes. */
const partsOf = (path: string): string[] =>
  path.split('/').filter((part) => part !== '' && part !== '.');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** `[…]` of a pattern as a class of characters. */
function classOf(content: string): string {
  const isNot = /^[!^]/.test(content);
  const inside = (isNot ? content.slice(1) : content).replace(/[\\[\]^]/g, String.raw`\$&`);
  return `[${isNot ? '^' : ''}${inside}]`;
}

/** A name that begins with a dot is matched only by a pattern that does. */
const NOT_HIDDEN = String.raw`(?!\.)`;

function partPattern(part: string): RegExp {
  const pieces = part.match(/\*+|\?|\[[!^]?\]?[^\]]*\]|\\.|[^*?[\\]+|[[\\]/g) ?? [];
  const body = pieces.map((piece) => {
    if (piece.startsWith('*')) return '.*';
    if (piece === '?') return '.';
    if (piece.length > 2 && piece.startsWith('[')) return classOf(piece.slice(1, -1));
    return escaped(piece.length === 2 && piece.startsWith('\\') ? piece.slice(1) : piece);
  });
  return new RegExp(`^${/^[*?[]/.test(part) ? NOT_HIDDEN : ''}${body.join('')}$`, 's');
}

type Step = '**' | RegExp;

function matchesFrom(parts: readonly string[], steps: readonly Step[]): boolean {
  const [step, ...rest] = steps;
  if (step === undefined) return parts.length === 0;
  const [part] = parts;
  if (step !== '**')
    return part !== undefined && step.test(part) && matchesFrom(parts.slice(1), rest);
  if (matchesFrom(parts, rest)) return true;
  return part !== undefined && !part.startsWith('.') && matchesFrom(parts.slice(1), steps);
}

/** @returns whether a path matches the whole pattern */
export function globMatches(path: string, pattern: string): boolean {
  const steps = partsOf(pattern)
    .map((part) => (part === '**' ? '**' : partPattern(part)))
    // Two in a row are one, and would take long.
    .filter((step, i, all) => step !== '**' || all[i - 1] !== '**');
  return path.startsWith('/') === pattern.startsWith('/') && matchesFrom(partsOf(path), steps);
}
