/** Determines the place of an asset in the tree beside search results. */
import type {Entity} from './world';
import {text} from './pick';
import {containersOf, type Store} from './store';

const DEFAULT_FOLDER = 'Default';

/** Types that ingestion puts into containers. */
const CONTAINED = ['DATASET', 'CHART', 'DASHBOARD', 'CONTAINER'];

/** Folders of a dataset without a container: the parts of its name, without the last one. */
function folders(store: Store, entity: Entity): string[] {
  const platform = store.entities.get(text(entity, 'platform') ?? '');
  const delimiter = text(platform, 'properties.datasetNameDelimiter') ?? '.';
  const name =
    /^urn:li:dataset:\(urn:li:dataPlatform:[^,]+,(.+),\w+\)$/.exec(entity.urn)?.[1] ?? '';
  return name.split(delimiter).filter(Boolean).slice(0, -1);
}

/** Returns the steps to an asset, outermost first: URNs of containers, or names of folders. */
export function browsePathOf(store: Store, entity: Entity): string[] {
  if (CONTAINED.includes(entity.type)) {
    const containers = containersOf(store, entity).toReversed();
    if (containers.length > 0) return containers.map(({urn}) => urn);
    // A top-level container has an empty path.
    if (entity.type === 'CONTAINER') return [];
  }
  if (entity.type === 'DATA_JOB') return [text(entity, 'dataFlow') ?? DEFAULT_FOLDER];
  const found = entity.type === 'DATASET' ? folders(store, entity) : [];
  return found.length > 0 ? found : [DEFAULT_FOLDER];
}
