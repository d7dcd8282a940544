/** Serves the search files of `npm start` from an index that is built on demand. */
import {FOLDER} from '../../src/features/search/engine/format';
import type {Handler} from '../common/dev-server';
import type {IndexFiles} from './files';

/**
 * Returns a handler that responds to requests for files of an index, and passes all others on.
 *
 * @param filesOf returns the files of a version, rebuilt after each change of a page
 */
export function searchFiles(baseUrl: string, filesOf: (version: string) => IndexFiles): Handler {
  const path = new RegExp(`^${baseUrl}${FOLDER}/([^/]+)/[^/]+/(.+)$`);
  return (request, response, next) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const [, version = '', file = ''] = path.exec(pathname) ?? [];
    const text = version ? filesOf(version).get(file) : undefined;
    if (text === undefined) next();
    else response.setHeader('Content-Type', 'application/json').end(text);
  };
}
