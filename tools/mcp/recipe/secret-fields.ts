/** Finds the settings of a source that contain a secret. */
import type {SourceRecord} from '../../../plugins/reference-data/shapes/sources';

/** The paths below `config` of settings with the type `secret`. */
export function secretFields(sources: readonly SourceRecord[], plugin: string): Set<string> {
  const modules = sources.flatMap(({modules}) => modules);
  const module = modules.find(({id}) => id === plugin);
  const fields = modules.find(({id}) => id === module?.aliasOf)?.fields ?? module?.fields ?? [];
  return new Set(fields.filter(({type}) => /\bsecret\b/.test(type)).map(({name}) => name));
}
