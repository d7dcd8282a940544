/** The names by which a query may mean a source. */
import {keyOf} from '../../../src/features/answers/model/key';
import type {Source} from '../../sources';

/** Words that usually mean something else. */
const EVERYDAY = new Set(['datahub', 'file', 'mode', 'preset', 'hex', 'sigma']);

/** @returns the slug of each source by its names as keys */
export function sourceNames(sources: readonly Source[]): Record<string, string> {
  const names: Record<string, string> = {};
  for (const {slug, name, modules} of sources) {
    const all = [name, slug, ...name.split(' / '), ...modules.map(({plugin}) => plugin)];
    for (const key of all.map(keyOf)) {
      if (key !== '' && !EVERYDAY.has(key)) names[key] ??= slug;
    }
  }
  return names;
}
