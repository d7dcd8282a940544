/** The classes of token types in code blocks; `src/css/code-words.css` colors them. */

const KINDS: Record<string, readonly string[]> = {
  'code-comment': ['comment', 'prolog', 'doctype', 'cdata'],
  'code-sign': ['punctuation', 'operator'],
  'code-keyword': ['keyword', 'selector', 'important', 'rule'],
  'code-text': ['string', 'char', 'attr-value', 'url', 'regex'],
  'code-value': ['number', 'boolean', 'constant', 'symbol', 'null'],
  'code-name': ['property', 'key', 'atrule', 'attr-name', 'function', 'tag'],
  'code-type': ['class-name', 'builtin', 'variable', 'namespace', 'annotation'],
};

const CLASS_OF = new Map(
  Object.entries(KINDS).flatMap(([name, types]) => types.map((type) => [type, name] as const)),
);

/**
 * @param types Prism's types of a token, from the outermost enclosing one to its own
 * @returns the class of the innermost type that has a color; undefined if the token looks like plain text
 */
export function tokenClass(types: readonly string[]): string | undefined {
  return types.map((type) => CLASS_OF.get(type)).findLast((name) => name !== undefined);
}
