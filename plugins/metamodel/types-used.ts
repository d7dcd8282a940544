/** Finds the types that the fields of a definition need. */
import type {AllMetamodel} from './model';
import type {Field} from './field-schema';
import {namesIn, parseType} from './type-expression';

/** Records, enums, and aliases that fields refer to, directly or through other records. */
export function typesUsedBy(model: AllMetamodel, fields: readonly Field[]): Set<string> {
  const used = new Set<string>();
  const queue = fields.map(({type}) => type);
  for (let text = queue.pop(); text !== undefined; text = queue.pop()) {
    const type = parseType(text);
    for (const name of type ? namesIn(type) : []) {
      if (used.has(name)) continue;
      used.add(name);
      queue.push(...(model.records.get(name)?.fields.map((field) => field.type) ?? []));
      const alias = model.aliases.get(name);
      if (alias) queue.push(alias.type);
    }
  }
  return used;
}
