/** What the modules of each source say about its capabilities. */
import {ownModules, type Source} from '../sources';
import type {CapabilityNotes, Notes} from '../../src/features/integrations/model/types';

function notesOf(source: Source): CapabilityNotes {
  const modules = ownModules(source).filter(({capabilities}) => capabilities.length > 0);
  const notes: CapabilityNotes = {};
  for (const {plugin, capabilities} of modules) {
    for (const {name, supported, note} of capabilities) {
      const module = modules.length > 1 ? {module: plugin} : {};
      (notes[name] ??= []).push({...module, supported, text: note});
    }
  }
  return notes;
}

/** @returns an entry for each source, an empty one where nothing is stated */
export function capabilityNotes(sources: readonly Source[]): Notes {
  return Object.fromEntries(sources.map((source) => [source.slug, notesOf(source)]));
}
