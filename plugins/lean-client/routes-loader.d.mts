/** Types of the bundler loader, for its tests. */
import type {TableLoader} from './table-loader';

/** @returns the routes, docs pages as slices of the list of what routes load */
declare const routesLoader: TableLoader;
export default routesLoader;
