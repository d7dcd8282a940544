/** Loads in advance what most calls need, so that the first ones don't wait. */
import {warmUp} from '../../src/features/search/embedded/warm-up';
import {recipeFaults} from './recipe/checks';
import type {Site} from './site';

/** The first checks that are compiled take several times as long as later ones, whatever the plugin. */
const CHECKS = 5;

/** Loads the data of the newest version. Never rejects: a call reports what can't be read. */
export async function warm(site: Site): Promise<void> {
  try {
    await site.refresh();
    const version = await site.version();
    warmUp(await site.searchIndex(version));
    const sources = await site.records(version, 'sources');
    const schema = await site.recipeSchema(version);
    for (const {modules} of sources.slice(0, CHECKS)) {
      // Calls that arrived in the meantime go first.
      await new Promise((resolve) => setTimeout(resolve, 20));
      recipeFaults(schema, {source: {type: modules[0]?.id, config: {}}});
    }
  } catch (error) {
    console.error('Warming up:', error);
  }
}
