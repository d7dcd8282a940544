/** Checks that a definition used by several entities is not in the file of one of them. */
import type {Report} from '../../facts/report';
import type {LoadedFile} from '../files';
import type {AllMetamodel} from '../model';
import {typesUsedBy} from '../types-used';

/** Reports definitions of an entity's file that other files use, too. */
export function checkPlaces(
  files: readonly LoadedFile[],
  model: AllMetamodel,
  reportIn: (file: LoadedFile) => Report,
): void {
  const uses = files.map((file) => ({
    file,
    aspects: new Set(file.data.entity?.aspects.map(({name}) => name)),
    types: typesUsedBy(
      model,
      file.data.aspects.flatMap(({fields}) => fields),
    ),
  }));
  for (const file of files) {
    if (!file.data.entity) continue;
    const others = uses.filter((use) => use.file !== file);
    for (const kind of ['aspects', 'records', 'enums', 'aliases'] as const) {
      const names = (use: (typeof uses)[number]) => (kind === 'aspects' ? use.aspects : use.types);
      file.data[kind].forEach(({name}, i) => {
        const other = others.find((use) => names(use).has(name));
        if (!other) return;
        const expected = `this definition in reference/metamodel/shared/${kind}.yaml, because ${other.file.yaml.file} uses it, too`;
        reportIn(file)([kind, i, 'name'], {found: name, expected});
      });
    }
  }
}
