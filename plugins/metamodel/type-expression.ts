/** The small language of the key `type`: `string`, `Owner`, `array[Owner]`, `map[string, Urn]`, `union[A, B]`. */

/** Types that need no definition. */
export const PRIMITIVES: ReadonlySet<string> = new Set([
  'boolean',
  'bytes',
  'double',
  'float',
  'int',
  'long',
  'string',
]);

/** One alternative of a union; `alias` is the member's own name, if the model has one. */
export type UnionMember = {alias?: string; type: TypeExpression};

export type TypeExpression =
  | {kind: 'name'; name: string}
  | {kind: 'array'; items: TypeExpression}
  | {kind: 'map'; values: TypeExpression}
  | {kind: 'union'; members: UnionMember[]};

/** Splits at commas outside brackets. */
export function splitTopLevel(text: string, open: string, close: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === open) depth++;
    else if (text[i] === close) depth--;
    else if (text[i] === ',' && depth === 0) {
      parts.push(text.slice(start, i).trim());
      start = i + 1;
    }
  }
  parts.push(text.slice(start).trim());
  return parts;
}

function parseMember(text: string): UnionMember | undefined {
  const [, alias, rest] = /^(?:(\w+): )?(.+)$/.exec(text) ?? [];
  const type = parseType(rest ?? '');
  return type && (alias === undefined ? {type} : {alias, type});
}

/** Parses a type; undefined if the text is invalid. Doesn't resolve names. */
export function parseType(text: string): TypeExpression | undefined {
  if (/^[A-Za-z]\w*$/.test(text)) return {kind: 'name', name: text};
  const [, word, inner] = /^(array|map|union)\[(.+)\]$/.exec(text) ?? [];
  if (inner === undefined) return undefined;
  if (word === 'union') {
    const members = splitTopLevel(inner, '[', ']').map(parseMember);
    const valid = members.filter((member) => member !== undefined);
    return valid.length === members.length ? {kind: 'union', members: valid} : undefined;
  }
  const of = word === 'array' ? inner : /^string, (.+)$/.exec(inner)?.[1];
  const type = parseType(of ?? '');
  if (type === undefined) return undefined;
  return word === 'array' ? {kind: 'array', items: type} : {kind: 'map', values: type};
}

/** Every name in a type, including primitives, in order. */
export function namesIn(type: TypeExpression): string[] {
  switch (type.kind) {
    case 'name':
      return [type.name];
    case 'array':
      return namesIn(type.items);
    case 'map':
      return ['string', ...namesIn(type.values)];
    case 'union':
      return type.members.flatMap((member) => namesIn(member.type));
  }
}
