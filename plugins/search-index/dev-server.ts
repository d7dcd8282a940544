/** Serves the search files of `npm start` from an index that is built on demand. */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {FOLDER} from '../../src/features/search/engine/format';
import type {IndexFiles} from './files';

/** The part of the dev server that is needed: the application that responds to requests for non-files. */
type DevServer = {app?: {use(handler: Handler): unknown}};
type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** @param filesOf returns the files of a version, rebuilt after each change of a page */
function answer(baseUrl: string, filesOf: (version: string) => IndexFiles): Handler {
  const path = new RegExp(`^${baseUrl}${FOLDER}/([^/]+)/[^/]+/(.+)$`);
  return (request, response, next) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const [, version = '', file = ''] = path.exec(pathname) ?? [];
    const text = version ? filesOf(version).get(file) : undefined;
    if (text === undefined) next();
    else response.setHeader('Content-Type', 'application/json').end(text);
  };
}

/** @returns options for webpack's dev server */
export function devServerOptions(baseUrl: string, filesOf: (version: string) => IndexFiles) {
  // Docusaurus uses `setupMiddlewares` itself; a second one would replace it.
  return {onListening: ({app}: DevServer) => app?.use(answer(baseUrl, filesOf))};
}
