/** What can change about ingestion sources. */
import {createHash} from 'node:crypto';
import {type Source, sourcePath, type SourceModule} from '../../sources';
import {fieldAnchor} from '../../sources/pages/anchors';
import type {Fact} from '../compare';

const AREA = 'sources';

function factsOfModule(source: Source, module: SourceModule, page: string): Fact[] {
  const {plugin} = module;
  // Most sources have one module, which is the source.
  const owner = source.modules.length > 1 ? `${source.name}, ${plugin}` : source.name;
  const parent = `module:${plugin}`;
  const common = {area: AREA, owner, page, parents: [parent]} as const;
  const own: Fact = {
    ...{key: parent, area: AREA, what: 'module', name: plugin, owner: source.name, page},
    parents: [`source:${source.slug}`],
    deprecated: module.deprecated,
    values: {support: module.support},
  };
  const capabilities = module.capabilities.map(({name, supported}): Fact => ({
    ...common,
    key: `capability:${plugin}/${name}`,
    what: 'capability',
    name,
    values: {support: supported ? 'supported' : 'not supported'},
  }));
  const fields = module.config.map((field): Fact => ({
    ...common,
    key: `field:${fieldAnchor(plugin, field.name)}`,
    what: 'field',
    name: field.name,
    anchor: fieldAnchor(plugin, field.name),
    deprecated: field.deprecated,
    values: {
      type: field.type,
      default: field.default ?? undefined,
      required: field.required ? 'yes' : 'no',
    },
  }));
  return [own, ...capabilities, ...fields];
}

/** Sentences have no name; this stays the same as long as the sentence does. */
const hashOf = (text: string): string => createHash('sha1').update(text).digest('hex').slice(0, 8);

function factsOfSource(source: Source): Fact[] {
  const page = sourcePath(source.slug);
  const key = `source:${source.slug}`;
  const head: Fact = {key, area: AREA, what: 'source', name: source.name, page};
  const remark = (what: string, name: string): Fact => ({
    ...{key: `${what}:${source.slug}/${hashOf(name)}`, area: AREA, what, name, page},
    ...{owner: source.name, parents: [key]},
  });
  return [
    head,
    ...source.modules.flatMap((module) => factsOfModule(source, module, page)),
    ...source.prerequisites.map(({text}) => remark('prerequisite', text)),
    ...source.limitations.map(({text}) => remark('limitation', text)),
    ...(source.access?.grants ?? []).map(({privilege}) => remark('permission', privilege)),
  ];
}

/** @param sources of one version */
export function sourceFacts(sources: readonly Source[]): Fact[] {
  return sources.flatMap(factsOfSource);
}
