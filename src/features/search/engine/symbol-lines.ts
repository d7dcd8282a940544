/**
 * The encoding of symbols in an index, which make up a sixth of its size: a line is `name` if the id is the name in
 * lowercase, `name<tab>prefix*` if the id is a prefix and the name in lowercase, or `name<tab>id`.
 */
import type {Symbol} from './format';

/** @returns one line for each symbol */
export function writeSymbols(symbols: readonly Symbol[]): string {
  const lines = symbols.map(({name, id}) => {
    const lower = name.toLowerCase();
    if (id === lower) return name;
    return id.endsWith(lower) ? `${name}\t${id.slice(0, -lower.length)}*` : `${name}\t${id}`;
  });
  return lines.join('\n');
}

/** Parses the symbols that `writeSymbols` wrote. */
export function readSymbols(text: string): Symbol[] {
  if (text === '') return [];
  return text.split('\n').map((line) => {
    const [name = '', rest = '*'] = line.split('\t');
    return {name, id: rest.endsWith('*') ? rest.slice(0, -1) + name.toLowerCase() : rest};
  });
}
