/** Adds handlers of requests to the dev server of `npm start`. */
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Configuration} from 'webpack';

export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** The part of the dev server that is needed: the application that responds to requests for non-files. */
type DevServer = {app?: {use(handler: Handler): unknown}};
type Listener = (server: DevServer) => unknown;

/** Docusaurus passes this option to the dev server, although its configuration type lacks it. */
type WithDevServer = {devServer?: {onListening?: Listener}};

/**
 * Returns a bundler configuration that calls a function with the dev server once it listens, after what the
 * configuration so far calls.
 */
export function whenListening(config: Configuration, use: Listener): object {
  const {onListening: others} = (config as WithDevServer).devServer ?? {};
  // Docusaurus uses `setupMiddlewares` itself; a second one would replace it.
  const onListening: Listener = (server) => {
    others?.(server);
    use(server);
  };
  return {devServer: {onListening}};
}
