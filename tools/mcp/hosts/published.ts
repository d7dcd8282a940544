/** The server as a function of a host: it reads the site that the same host serves. */
import {PUBLIC} from '../http/callers';
import {createHandler} from '../http/handler';
import {Site} from '../site';
import {fetchedFiles} from '../site/fetched';

/**
 * @param origin URL of the site, from the host's own settings: the request must not choose what is fetched
 * @param addressHeader header that the host sets to the address of the client
 * @returns the function that the host calls; without an origin, it says what is missing
 */
export function publishedServer(
  origin: string | undefined,
  addressHeader: string,
): (request: Request) => Promise<Response> {
  if (!origin) {
    return () =>
      Promise.resolve(
        Response.json(
          {
            jsonrpc: '2.0',
            error: {code: -32000, message: 'The function doesn’t know the address of its site.'},
            id: null,
          },
          {status: 503},
        ),
      );
  }
  const handler = createHandler(new Site(fetchedFiles(origin)), {callers: PUBLIC});
  return (request) => handler(request, request.headers.get(addressHeader) ?? 'unknown');
}
