/** The settings of a module that control lineage. */
import type {ConfigField, SourceModule} from '..';
import {pieces} from '../pages/prose';

/** Descriptions of fields that don't affect the lineage that users see. */
const WITHOUT_EFFECT = /without effect|not read by|for debugging/;

function isAboutLineage({description, name}: ConfigField): boolean {
  return name.includes('lineage') && !WITHOUT_EFFECT.test(description);
}

/** Words in the notes on a module's lineage, such as `extract_column_lineage`. */
function notedWords({capabilities}: SourceModule): ReadonlySet<string> {
  const notes = capabilities
    .filter(({name, supported}) => supported && name.endsWith('Lineage'))
    .flatMap(({note}) => pieces(note, new Set(), () => undefined));
  return new Set(notes.filter((piece) => piece.code).map(({text}) => text));
}

/**
 * The settings to show: those with lineage in their names, and those that the notes mention. Of a block, only the block
 * itself.
 */
export function lineageFields(module: SourceModule): ConfigField[] {
  const noted = notedWords(module);
  const fields = module.config.filter((field) => isAboutLineage(field) || noted.has(field.name));
  const names = new Set(fields.map(({name}) => name));
  return fields.filter(({name}) => {
    const dot = name.lastIndexOf('.');
    return dot < 0 || !names.has(name.slice(0, dot));
  });
}
