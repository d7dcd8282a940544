/** The settings of a module that decide about lineage. */
import type {ConfigField, SourceModule} from '..';
import {pieces} from '../pages/prose';

/** Descriptions of fields that a module has, but that do nothing for the lineage a reader sees. */
const WITHOUT_EFFECT = /without effect|not read by|for debugging/;

function isAboutLineage({description, name}: ConfigField): boolean {
  return name.includes('lineage') && !WITHOUT_EFFECT.test(description);
}

/** Words of the notes on a module's lineage, as `extract_column_lineage`. */
function notedWords({capabilities}: SourceModule): ReadonlySet<string> {
  const notes = capabilities
    .filter(({name, supported}) => supported && name.endsWith('Lineage'))
    .flatMap(({note}) => pieces(note, new Set(), () => undefined));
  return new Set(notes.filter((piece) => piece.code).map(({text}) => text));
}

/**
 * The settings to show: those named after lineage and those its notes mention. Of a block only the
 * block itself.
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
