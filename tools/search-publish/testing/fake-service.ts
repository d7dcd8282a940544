/** A local server that speaks the hosted service's protocol, and fails when a test requests it. */
import http from 'node:http';
import {onTestFinished} from 'vitest';
import {listen} from '../../server/listen';
import {FakeIndexes, type FakeRequest} from './fake-indexes';

/** What happens instead of a response: an error with that status, or a closed connection. */
type Failure = number | 'cut';

type FakeService = FakeIndexes & {
  /** For the `hosts` option of both clients. */
  hosts: {url: string; accept: 'readWrite'; protocol: 'http'}[];
  /** Called for each request before the response; it may also do something else, such as abort. */
  fail: (request: FakeRequest) => Failure | undefined;
};

async function read(request: http.IncomingMessage): Promise<FakeRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
  return {
    method: request.method ?? 'GET',
    path: decodeURIComponent(pathname),
    headers: new Headers(request.headers as Record<string, string>),
    query: searchParams,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

/** Starts a service that stops when the test ends. */
export async function fakeService(): Promise<FakeService> {
  const server = http.createServer();
  const url = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => void server.close().closeAllConnections());
  const hosts: FakeService['hosts'] = [
    {url: new URL(url).host, accept: 'readWrite', protocol: 'http'},
  ];
  const service: FakeService = Object.assign(new FakeIndexes(), {hosts, fail: () => undefined});
  server.on('request', (incoming: http.IncomingMessage, response: http.ServerResponse) => {
    void read(incoming).then((request) => {
      const failure = service.fail(request);
      if (failure === 'cut') return response.destroy();
      const {status, body} =
        failure === undefined
          ? service.answer(request)
          : {status: failure, body: {message: 'Injected failure', status: failure}};
      return response
        .writeHead(status, {'Content-Type': 'application/json'})
        .end(JSON.stringify(body));
    });
  });
  return service;
}
