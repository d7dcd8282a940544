/** Serves a built front end with an API that returns data of the example company. */
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {buildSchema, type GraphQLSchema} from 'graphql';
import type {World} from '../../src/features/example-platform/model/world';
import type {Reference} from '../../plugins/reference';
import {NEXT} from '../../plugins/releases/model';
import type {FrontEnd} from './front-end';
import {answer, type Gaps} from '../../src/features/example-platform/model/execute';
import {type Executor, executorOf} from './executor';
import {type Store, storeOf} from '../../src/features/example-platform/model/store';

const TYPES: Readonly<Record<string, string>> = {
  ...{'.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css'},
  ...{'.json': 'application/json', '.svg': 'image/svg+xml', '.png': 'image/png'},
  ...{'.ico': 'image/x-icon', '.woff2': 'font/woff2', '.woff': 'font/woff', '.ttf': 'font/ttf'},
};

/** A running platform. */
export type RunningPlatform = {
  /** Its URL, such as http://localhost:41234. */
  address: string;
  /** Completes requests to ingestion. */
  executor: Executor;
  /** Discards the changes of scenes, and the list of unknown requests. */
  reset: () => void;
  /** Removes an entity from the company, until the next reset. */
  forget: (urn: string) => void;
  /** Unknown requests since then, and errors of queries. */
  gaps: () => {queries: string[]; fields: string[]; errors: string[]};
  close: () => Promise<void>;
};

function readSchema(folder: string): GraphQLSchema {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.graphql'));
  return buildSchema(
    files.map((name) => fs.readFileSync(path.join(folder, name), 'utf8')).join('\n'),
  );
}

async function bodyOf(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Returns the file for a path; all pages of the app are the same file. @returns undefined for a missing asset */
function fileOf(dist: string, address: string): string | undefined {
  // The light theme is loaded first and the newer one once flags are known; whichever comes last wins. This makes it
  // deterministic.
  const asked = decodeURIComponent(address).replace(
    'theme_light.config.json',
    'theme_v2.config.json',
  );
  const themed = path.join(dist, path.normalize(asked));
  const file = fs.existsSync(themed)
    ? themed
    : path.join(dist, path.normalize(decodeURIComponent(address)));
  if (fs.existsSync(file) && fs.statSync(file).isFile()) return file;
  // Releases have the first logo of a platform where the example company names the second one.
  const older = file.replace(/2\.png$/, '.png');
  if (older !== file && fs.existsSync(older)) return older;
  const isAsset = path.extname(address) !== '' && !asked.includes('urn:');
  return isAsset ? undefined : path.join(dist, 'index.html');
}

/** Feature flags that a scene has turned on. */
const features = ({headers}: http.IncomingMessage): string[] =>
  String(headers['x-features'] ?? '').split(',');

/** The user of the browser's session, whose cookie a scene may have set. */
function signedIn(request: http.IncomingMessage): string | undefined {
  return /(?:^|; )actor=([^;]+)/.exec(decodeURIComponent(request.headers.cookie ?? ''))?.[1];
}

function sendFile(response: http.ServerResponse, file: string): void {
  const cached = file.endsWith('.html') ? {} : {'cache-control': 'max-age=31536000, immutable'};
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, {'content-type': type, ...cached});
  fs.createReadStream(file).pipe(response);
}

/**
 * Starts a platform on a free port of this machine.
 *
 * @param reference facts of the front end's version
 */
export async function startPlatform(
  {dist, schema: schemaFolder}: FrontEnd,
  world: World,
  reference: Reference,
): Promise<RunningPlatform> {
  const schema = readSchema(schemaFolder);
  const {name} = reference.version;
  // Images that are built from the main branch are tagged like this.
  const facts = {appVersion: name === NEXT ? 'head' : `v${name}`, tables: reference.tables};
  let store: Store;
  let gaps: Gaps;
  let errors: Set<string>;
  const reset = () => {
    store = storeOf(world);
    gaps = {queries: new Set(), fields: new Set()};
    errors = new Set();
  };
  reset();

  async function api(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const asked = JSON.parse(await bodyOf(request)) as Parameters<typeof answer>[1];
    store.me = signedIn(request) ?? store.me;
    const result = await answer({store, schema, facts, gaps, features: features(request)}, asked);
    for (const {message, path: at} of result.errors ?? []) {
      errors.add(`${asked.operationName ?? ''} ${at?.join('.') ?? ''}: ${message}`);
    }
    response.writeHead(200, {'content-type': 'application/json'});
    response.end(JSON.stringify(result));
  }

  const server = http.createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/api/v2/graphql' || pathname === '/api/graphql') {
      api(request, response).catch((error: unknown) => {
        errors.add(String(error));
        response.writeHead(500).end();
      });
      return;
    }
    if (['/track', '/logIn', '/config'].includes(pathname)) {
      response.writeHead(200, {'content-type': 'application/json'}).end('{}');
      return;
    }
    const file = fileOf(dist, pathname);
    if (file) sendFile(response, file);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    executor: executorOf(() => store),
    reset,
    forget: (urn) => {
      store.entities.delete(urn);
    },
    gaps: () => ({
      queries: [...gaps.queries],
      fields: [...gaps.fields].sort(),
      errors: [...errors],
    }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
