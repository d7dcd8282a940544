/** Anchors of configuration fields, and the lookup from a word in text to one of them. */
import type {SourceModule} from '..';
import type {DefinedName} from '../../page-kit/page';

/** Id of a field's row: `kafka.connection.bootstrap`; a key that the user names is called `key`. */
export function fieldAnchor(plugin: string, name: string): string {
  return `${plugin}.${name.replaceAll('<key>', 'key')}`;
}

/** The fields that the page of a module's source defines. */
export function fieldNames({plugin, config}: SourceModule): DefinedName[] {
  return config.map(({name}) => ({name, id: fieldAnchor(plugin, name)}));
}

/** Only words of this form are treated as fields; `path` or `usage` may be plain English. */
const UNMISTAKABLE = /[a-z](?:[_.A-Z])|^_/;

/** Types that contain further settings: `options.connect_args` is about `options`. */
const BLOCK = /\b(?:object|map|any)\b/;

/** The field of a module that a word refers to: its path, a path below it, or its last step. */
function fieldOf(word: string, {config}: SourceModule): string | undefined {
  const exact = config.find(({name}) => name === word);
  if (exact) return exact.name;
  const inside = config.find(({name}) => name.startsWith(`${word}.`));
  if (inside) return inside.name;
  const enclosing = config.filter(
    ({name, type}) => word.startsWith(`${name}.`) && BLOCK.test(type),
  );
  if (enclosing.length > 0) return enclosing.at(-1)?.name;
  const byEnd = config.filter(({name}) => name.endsWith(`.${word}`));
  return byEnd.length === 1 ? byEnd[0]?.name : undefined;
}

/**
 * @param word from a description, such as `include_table_lineage` or `options.connect_args`
 * @param modules to search, the likeliest first
 * @returns the anchor of the field that the word refers to, or undefined if there is none
 */
export function anchorOfWord(word: string, modules: readonly SourceModule[]): string | undefined {
  if (!UNMISTAKABLE.test(word)) return undefined;
  for (const module of modules) {
    const name = fieldOf(word, module);
    if (name !== undefined) return fieldAnchor(module.plugin, name);
  }
  return undefined;
}
