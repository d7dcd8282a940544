/** The hosted service's protocol without the network: indexes, tasks, and permissions. */
import {fakeSearch, type Parameters, type Stored} from './fake-search';

export type FakeRequest = {
  method: string;
  path: string;
  headers: Headers;
  query: URLSearchParams;
  body: unknown;
};
type FakeAnswer = {status: number; body: object};

type Index = {records: Map<string, Stored>; settings: object; synonyms: object[]; rules: object[]};

/** Identifiers that the fake accepts. */
export const APP_ID = 'FAKEAPP';
export const ADMIN_KEY = 'admin-key';
export const SEARCH_KEY = 'search-key';

/** Bytes of JSON that the real service accepts per record. */
const MAX_RECORD = 10_000;

const newIndex = (): Index => ({records: new Map(), settings: {}, synonyms: [], rules: []});
const refuse = (status: number, message: string): FakeAnswer => ({status, body: {message, status}});

/** Browsers send their identifiers in the URL, programs in headers. */
const credential = ({headers, query}: FakeRequest, name: string) =>
  headers.get(`x-algolia-${name}`) ?? query.get(`x-algolia-${name}`);

/** State of a service that tests inspect. */
export class FakeIndexes {
  readonly indexes = new Map<string, Index>();
  /** All requests, in order. */
  readonly requests: FakeRequest[] = [];
  /** Number of polls of tasks. Every third one, including the first, finds the task still running. */
  #looks = 0;
  #tasks = 0;

  index(name: string): Index {
    const index = this.indexes.get(name) ?? newIndex();
    this.indexes.set(name, index);
    return index;
  }

  /** Responds to a request as the service does. */
  answer(request: FakeRequest): FakeAnswer {
    this.requests.push(request);
    const key = credential(request, 'api-key');
    if (
      credential(request, 'application-id') !== APP_ID ||
      (key !== ADMIN_KEY && key !== SEARCH_KEY)
    )
      return refuse(403, 'Invalid Application-ID or API key');
    if (request.path === '/1/indexes/*/queries') return this.#search(request);
    if (key !== ADMIN_KEY) return refuse(403, 'Method not allowed with this API key');
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(request.path) ?? [];
    return this.#manage(request, name, action);
  }

  #search({body}: FakeRequest): FakeAnswer {
    const {requests} = body as {requests: (Parameters & {indexName: string})[]};
    const missing = requests.find(({indexName}) => !this.indexes.has(indexName));
    if (missing) return refuse(404, `Index ${missing.indexName} does not exist`);
    const results = requests.map(({indexName, ...parameters}) => {
      const {records, settings} = this.index(indexName);
      return fakeSearch([...records.values()], {...settings, ...parameters}, 'query-1');
    });
    return {status: 200, body: {results}};
  }

  #manage({method, body}: FakeRequest, name: string, action: string): FakeAnswer {
    switch (`${method} ${action.replace(/\d+$/, '')}`) {
      case 'GET settings':
        return this.indexes.has(name)
          ? {status: 200, body: this.index(name).settings}
          : refuse(404, `Index ${name} does not exist`);
      case 'PUT settings':
        this.index(name).settings = body as object;
        return this.#task();
      case 'POST synonyms/batch':
        this.index(name).synonyms = body as object[];
        return this.#task();
      case 'POST batch':
        return this.#batch(name, body as {requests: {body: Stored}[]});
      case 'POST operation':
        return this.#operate(
          name,
          body as {operation: string; destination: string; scope?: string[]},
        );
      case 'DELETE ':
        this.indexes.delete(name);
        return this.#task();
      case 'GET task/': {
        const status = this.#looks++ % 3 === 0 ? 'notPublished' : 'published';
        return {status: 200, body: {status, pendingTask: status !== 'published'}};
      }
      default:
        return refuse(404, `The fake service does not support ${method} ${action}`);
    }
  }

  #batch(name: string, {requests}: {requests: {body: Stored}[]}): FakeAnswer {
    for (const [position, {body}] of requests.entries()) {
      const size = Buffer.byteLength(JSON.stringify(body));
      if (size > MAX_RECORD) {
        const place = `position ${position} objectID=${body.objectID}`;
        return refuse(400, `Record at the ${place} is too big size=${size}/${MAX_RECORD} bytes`);
      }
    }
    for (const {body} of requests) this.index(name).records.set(body.objectID, body);
    return this.#task();
  }

  #operate(name: string, asked: {operation: string; destination: string; scope?: string[]}) {
    const {operation, destination, scope} = asked;
    const from = this.indexes.get(name);
    if (!from) return refuse(404, `Index ${name} does not exist`);
    if (operation === 'move') this.indexes.delete(name);
    const parts = Object.entries(from).filter(([part]) => scope?.includes(part) ?? true);
    Object.assign(this.index(destination), structuredClone(Object.fromEntries(parts)));
    return this.#task();
  }

  #task(): FakeAnswer {
    return {status: 200, body: {taskID: ++this.#tasks, updatedAt: '2025-04-14T00:00:00Z'}};
  }
}
