/** The edge function of Netlify sends the copies in the list, and only to clients that want them. */
import {beforeAll, expect, it} from 'vitest';
import {renderNetlifyCopies} from '../../hosting/render/netlify-copies';
import {WANTED} from './cases';

type Context = {next: (request: Request) => Promise<Response>};
type Module = {
  default: (request: Request, context: Context) => Promise<Response | undefined>;
  config: {pattern: string; header: {accept: string}};
};

let edge: Module;
beforeAll(async () => {
  // Netlify runs the text as a module, and so do we.
  const url = `data:text/javascript,${encodeURIComponent(renderNetlifyCopies())}`;
  edge = (await import(/* @vite-ignore */ url)) as Module;
});

/** The host's own response: one page has a copy. */
const next = async ({url}: Request): Promise<Response> =>
  new URL(url).pathname === '/docs/features.md'
    ? new Response('Features as Markdown', {headers: {'X-Robots-Tag': 'noindex'}})
    : new Response('Page not found', {status: 404});

it.each(WANTED)('$name: $path', async ({path, types = '', body = '', headers}) => {
  const isCopy = String(headers?.['content-type']).includes('markdown');
  const {pattern, header} = edge.config;
  const bare = path.split('?', 1)[0] ?? path;
  const runs = new RegExp(pattern).test(bare) && new RegExp(header.accept).test(types);
  const request = new Request(`https://docs.example${path}`, {headers: {accept: types}});
  const response = runs ? await edge.default(request, {next}) : undefined;
  expect(response?.status).toBe(isCopy ? 200 : undefined);
  if (!response) return;
  expect(await response.text()).toContain(body);
  expect(response.headers.get('vary')).toBe('Accept');
  expect(response.headers.get('x-robots-tag')).toBeNull();
});

it('leaves a copy at its own address to the host', async () => {
  const request = new Request('https://docs.example/docs/features.md');
  expect(await edge.default(request, {next})).toBeUndefined();
});
