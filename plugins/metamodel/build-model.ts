/** Combines the definitions of all files, by name. */
import path from 'node:path';
import type {Problems} from '../facts/problems';
import {reporter} from '../facts/report';
import type {MetamodelFile} from './entity-schema';
import type {LoadedFile} from './files';
import type {AllMetamodel, Entity} from './model';
import type {Aspect, RecordType} from './schema';

type Kind = 'aspects' | 'records' | 'enums' | 'aliases';

/** Lists the definitions of one kind; a second one with the same name is reported and left out. */
function byName<K extends Kind>(
  files: readonly LoadedFile[],
  kind: K,
  taken: Map<string, () => string>,
  problems: Problems,
): Map<string, MetamodelFile[K][number]> {
  const found = new Map<string, MetamodelFile[K][number]>();
  for (const {yaml, data} of files) {
    data[kind].forEach((definition, i) => {
      const key = definition.name.toLowerCase();
      const keys = [kind, i, 'name'];
      const first = taken.get(key);
      if (first === undefined) {
        // Not now: finding a line parses the file.
        taken.set(key, () => `${yaml.file}:${yaml.lineOf(keys)}`);
        found.set(definition.name, definition);
      } else {
        const expected = `a name that differs from others by more than case; ${first()} defines this one`;
        reporter(yaml, problems)(keys, {found: definition.name, expected});
      }
    });
  }
  return found;
}

function entities(files: readonly LoadedFile[]): Map<string, Entity> {
  return new Map(
    files.flatMap(({yaml: {file}, data: {entity, aspects}}) => {
      if (!entity) return [];
      const keyAspect = aspects.find(({group}) => group === 'key')?.name ?? '';
      const slug = path.posix.basename(file, '.yaml');
      return [[entity.name, {...entity, slug, keyAspect, file}] as const];
    }),
  );
}

function resolved(
  records: ReadonlyMap<string, MetamodelFile['records'][number]>,
  aspects: ReadonlyMap<string, Aspect>,
): Map<string, RecordType> {
  return new Map(
    [...records.values()].map((record) => {
      const aspect = record.aspect === undefined ? undefined : aspects.get(record.aspect);
      const {summary = aspect?.summary ?? '', fields = aspect?.fields ?? []} = record;
      return [record.name, {...record, summary, fields}];
    }),
  );
}

/** Types share one namespace, and aspects have another: `GlobalTags` is the record of the aspect `globalTags`. */
export function buildModel(files: readonly LoadedFile[], problems: Problems): AllMetamodel {
  const types = new Map<string, () => string>();
  const aspects = byName(files, 'aspects', new Map(), problems);
  return {
    entities: entities(files),
    aspects,
    records: resolved(byName(files, 'records', types, problems), aspects),
    enums: byName(files, 'enums', types, problems),
    aliases: byName(files, 'aliases', types, problems),
  };
}
