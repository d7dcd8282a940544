/** Types of the bundler loader, for its tests. */
import type {TableLoader} from './table-loader';

/** @returns a module with the global data, docs pages as slices of the list of what routes load */
declare const globalDataLoader: TableLoader;
export default globalDataLoader;
