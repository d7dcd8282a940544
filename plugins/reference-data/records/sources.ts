/** Records of ingestion sources. */
import {type ConfigField, type Source, type SourceModule, sourcePath} from '../../sources';
import {parseFieldType} from '../../sources/parse-field-type';
import {fieldAnchor} from '../../sources/pages/anchors';
import type {SourceRecord} from '../shapes/sources';
import type {PageUrl} from './address';

type ModuleRecord = SourceRecord['modules'][number];

function fieldRecord(
  plugin: string,
  field: ConfigField,
  url: (anchor: string) => string,
): ModuleRecord['fields'][number] {
  const type = parseFieldType(field.type);
  return {
    id: `${plugin}.${field.name}`,
    name: field.name,
    type: field.type,
    required: field.required,
    requiredWith: field.required_with,
    default: field.default ?? undefined,
    allowedValues: type.kind === 'choice' ? [...type.values] : undefined,
    description: field.description,
    example: field.example,
    requires: field.requires,
    conflicts: field.conflicts,
    deprecated: field.deprecated,
    hidden: field.hidden,
    since: field.since,
    until: field.until,
    url: url(fieldAnchor(plugin, field.name)),
  };
}

function moduleRecord(module: SourceModule, url: (anchor: string) => string): ModuleRecord {
  return {
    id: module.plugin,
    purpose: module.purpose,
    pipExtra: module.pip_extra ?? undefined,
    support: module.support,
    testConnection: module.test_connection,
    deprecated: module.deprecated,
    aliasOf: module.alias_of,
    since: module.since,
    until: module.until,
    capabilities: module.capabilities,
    fields: module.config.map((field) => fieldRecord(module.plugin, field, url)),
    recipe: module.recipe,
  };
}

/** @param sources of one version */
export function sourceRecords(sources: readonly Source[], page: PageUrl): SourceRecord[] {
  return sources.map((source) => {
    const url = (anchor?: string) => page(sourcePath(source.slug), anchor);
    return {
      id: source.slug,
      name: source.name,
      platform: source.platform,
      category: source.category,
      connection: source.connection,
      summary: source.summary,
      since: source.since,
      until: source.until,
      url: url(),
      modules: source.modules.map((module) => moduleRecord(module, url)),
      concepts: source.concepts,
      prerequisites: source.prerequisites,
      limitations: source.limitations,
      troubleshooting: source.troubleshooting.map(({cause_fix: causeFix, ...trouble}) => ({
        ...trouble,
        causeFix,
      })),
      access: source.access,
      vendorDocs: source.vendor_docs,
    };
  });
}
