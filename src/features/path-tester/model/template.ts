/** Reads the variables of a path with a template, as the Python package `parse` does: `s3://lake/{table}/{folder[0]}`. */

/** A variable with an index, as in `{partition[0]}`, has several values. */
export type Variables = Map<string, string | Map<string, string>>;

const PART = /(\{\{|\}\}|\{\w*(?:\.\w+|\[[^\]]+\])*(?::[^}]+)?\})/;

export type Template = {
  /** Names as written: `table`, `partition[0]`. */
  names: readonly string[];
  read: (path: string) => Variables | undefined;
};

/** Text to find, in any case, or a variable; one without a name isn't kept. */
type Piece = {text: string} | {name: string | undefined};

/** Names begin with a letter. */
const NAME = /^\{([A-Za-z][^:}]*)(?::[^}]+)?\}$/;

function pieceOf(part: string): Piece {
  if (part === '{{' || part === '}}') return {text: part.slice(1)};
  return /^\{.*\}$/.test(part) ? {name: NAME.exec(part)?.[1]} : {text: part.toLowerCase()};
}

/** Each variable takes the shortest text that lets the rest match; what failed once isn’t tried again. */
function valuesIn(path: string, pieces: readonly Piece[]): (string | undefined)[] | undefined {
  const lower = path.toLowerCase();
  const values: (string | undefined)[] = pieces.map(() => undefined);
  const firstOf = pieces.map((piece) =>
    'name' in piece && piece.name !== undefined
      ? pieces.findIndex((one) => 'name' in one && one.name === piece.name)
      : -1,
  );
  const repeats = firstOf.some((first, i) => first !== -1 && first < i);
  const failed = new Set<number>();
  const match = (i: number, at: number): boolean => {
    const piece = pieces[i];
    if (!piece) return at === path.length;
    const state = i * (path.length + 1) + at;
    if (failed.has(state)) return false;
    if (matchPiece(piece, i, at)) return true;
    // With a variable that is there twice, the rest depends on its value.
    if (!repeats) failed.add(state);
    return false;
  };
  const matchPiece = (piece: Piece, i: number, at: number): boolean => {
    const first = firstOf[i] ?? -1;
    const known = first !== -1 && first < i ? (values[first] ?? '').toLowerCase() : undefined;
    const text = 'text' in piece ? piece.text : known;
    if (text !== undefined) return lower.startsWith(text, at) && match(i + 1, at + text.length);
    for (let end = at + 1; end <= path.length; end++) {
      values[i] = path.slice(at, end);
      if (match(i + 1, end)) return true;
    }
    return false;
  };
  return match(0, 0) ? values : undefined;
}

function put(variables: Variables, name: string, value: string): void {
  const [, base = name, index] = /^([^[]+)\[([^\]]+)\]/.exec(name) ?? [];
  if (index === undefined) {
    variables.set(base, value);
    return;
  }
  const known = variables.get(base);
  const values = known instanceof Map ? known : new Map<string, string>();
  variables.set(base, values.set(index, value));
}

/** @returns the template; a variable that is there twice must have the same value */
export function template(format: string): Template {
  const pieces = format
    .split(PART)
    .filter((part) => part !== '')
    .map(pieceOf);
  const names = pieces.flatMap((piece) => ('name' in piece && piece.name) || []);
  const read = (path: string): Variables | undefined => {
    const values = valuesIn(path, pieces);
    if (!values) return undefined;
    const variables: Variables = new Map();
    pieces.forEach((piece, i) => {
      const value = values[i];
      if ('name' in piece && piece.name !== undefined && value !== undefined)
        put(variables, piece.name, value);
    });
    return variables;
  };
  return {names: [...new Set(names)], read};
}
