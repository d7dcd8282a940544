/** Answers the search of `npm start`, from an index that is made when it is asked for. */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {FOLDER} from './folder';

/** What of the dev server is needed: the application that answers what is no file. */
type DevServer = {app?: {use(handler: Handler): unknown}};
type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** @param files made anew after each change of a page */
function answer(baseUrl: string, files: () => ReadonlyMap<string, string>): Handler {
  const prefix = `${baseUrl}${FOLDER}/`;
  return (request, response, next) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const text = pathname.startsWith(prefix)
      ? files().get(pathname.slice(prefix.length))
      : undefined;
    if (text === undefined) next();
    else response.setHeader('Content-Type', 'application/json').end(text);
  };
}

/** @returns options of webpack's dev server */
export function devServerOptions(baseUrl: string, files: () => ReadonlyMap<string, string>) {
  // Docusaurus uses `setupMiddlewares` itself; a second one would take its place.
  return {onListening: ({app}: DevServer) => app?.use(answer(baseUrl, files))};
}
