/** Answers the search of `npm start`, from an index that is made when it is asked for. */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {FOLDER} from '../../src/features/search/engine/format';
import type {IndexFiles} from './files';

/** What of the dev server is needed: the application that answers what is no file. */
type DevServer = {app?: {use(handler: Handler): unknown}};
type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** @param filesOf the files of a version, made again after each change of a page */
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

/** @returns options of webpack's dev server */
export function devServerOptions(baseUrl: string, filesOf: (version: string) => IndexFiles) {
  // Docusaurus uses `setupMiddlewares` itself; a second one would take its place.
  return {onListening: ({app}: DevServer) => app?.use(answer(baseUrl, filesOf))};
}
