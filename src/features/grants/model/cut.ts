/** Cuts a script that grants access down to what a reader wants. Pure functions. */

/** What a privilege, a script, or a part of one is for. */
export type Use = {
  for?: readonly string[] | undefined;
  /** Purposes that replace it. */
  unless?: readonly string[] | undefined;
};

/** A part of a script that only some purposes need. */
export type Part = Use & {
  /** Its text. Any white space stands for any other, and `…` for everything in between. */
  text: string;
  /** What is there instead when no purpose needs the part. */
  otherwise?: string | undefined;
};

/** Where a part is in a script: from the first character to the one after the last. */
type Place = {start: number; end: number};

function pattern(text: string): RegExp {
  const source = text
    .trim()
    .split(/(\s+|…)/)
    .map((piece) => {
      if (piece === '…') return '[\\s\\S]*?';
      return /^\s+$/.test(piece) ? '\\s+' : piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    })
    .join('');
  return new RegExp(source, 'g');
}

/** Every place in a script that has the text of a part. */
export function placesOf(code: string, text: string): Place[] {
  return [...code.matchAll(pattern(text))].map(({index, 0: found}) => ({
    start: index,
    end: index + found.length,
  }));
}

/** Takes a place out, with the comma that separated it in a list, and with its lines if nothing else is on them. */
function without(code: string, {start, end}: Place): string {
  let before = code.slice(0, start);
  let after = code.slice(end);
  const comma = /^\s*,[^\S\n]*/.exec(after)?.[0];
  if (comma !== undefined) after = after.slice(comma.length);
  else before = before.replace(/,\s*$/, '');
  if (/(?:^|\n)[^\S\n]*$/.test(before) && /^[^\S\n]*(?:\n|$)/.test(after)) {
    return before.replace(/[^\S\n]*$/, '') + after.replace(/^[^\S\n]*\n?/, '');
  }
  // Between words, one space is enough.
  return /[^\S\n]$/.test(before) && /^\s/.test(after)
    ? before.replace(/[^\S\n]+$/, '') + after
    : before + after;
}

/**
 * @param wanted whether a reader wants what a part is for
 * @returns the script without the parts that nothing wanted needs
 */
export function cut(
  {code, only = []}: {code: string; only?: readonly Part[] | undefined},
  wanted: (use: Use) => boolean,
): string {
  const places = only
    .filter((part) => !wanted(part))
    .flatMap(({text, otherwise}) => placesOf(code, text).map((place) => ({...place, otherwise})))
    .sort((a, b) => b.start - a.start);
  if (places.length === 0) return code;
  return places
    .reduce((text, {otherwise, ...place}) => {
      const {start, end} = place;
      return otherwise === undefined
        ? without(text, place)
        : text.slice(0, start) + otherwise + text.slice(end);
    }, code)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
