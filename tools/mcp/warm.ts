/** Loads in advance what most calls need, so that the first ones don't wait. */
import {warmUp} from '../../src/features/search/embedded/warm-up';
import type {Site} from './site';

/** Loads the data of the newest version. Never rejects: a call reports what can't be read. */
export async function warm(site: Site): Promise<void> {
  try {
    const version = await site.version();
    warmUp(await site.searchIndex(version));
    await Promise.all([site.records(version, 'sources'), site.recipeSchema(version)]);
  } catch (error) {
    console.error('Warming up:', error);
  }
}
