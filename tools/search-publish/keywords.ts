/** Splits names into words that readers may type separately: the service treats `searchAcrossEntities` as one word. */

const CAMEL = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u;

/** @returns the words of a name in camel case; undefined for any other, because the service itself splits at punctuation */
function words(name: string): string | undefined {
  if (!CAMEL.test(name)) return undefined;
  return name
    .replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1 ')
    .replace(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .toLowerCase();
}

/** @returns the camel-case names found in some texts, each once, as separate words */
export function keywordsOf(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  return [...new Set(names.flatMap((name) => words(name) ?? []))];
}
