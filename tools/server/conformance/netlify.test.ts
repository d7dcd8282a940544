/** netlify.toml and its edge function produce the responses in the list, using a model of the host. */
import {beforeAll, describe, expect, it} from 'vitest';
import {headersFor} from '../../hosting/match';
import {renderNetlify} from '../../hosting/render/netlify';
import {EDGE_FUNCTION, renderNetlifyEdge} from '../../hosting/render/netlify-edge';
import {rules} from '../../hosting/rules';
import {FOUND, HOSTILE, REDIRECTS, NONCANONICAL_REDIRECTS, NONCANONICAL} from './cases';
import {netlifyHeaders, readToml} from './netlify-model';

const tables = readToml(renderNetlify(rules));
const valuesOf = (heading: string) =>
  tables.filter((table) => table.heading === heading).map(({values}) => values);

const bare = (path: string) => path.split('?', 1)[0] ?? path;
const runs = new RegExp(EDGE_FUNCTION.pattern);

let edge: (request: Request) => Response | undefined;
beforeAll(async () => {
  // Netlify runs the text as a module, and so do we.
  const url = `data:text/javascript,${encodeURIComponent(renderNetlifyEdge(rules))}`;
  edge = ((await import(/* @vite-ignore */ url)) as {default: typeof edge}).default;
});

describe('netlify.toml', () => {
  it('has only the redirects of the table', () =>
    expect(valuesOf('[[redirects]]')).toEqual(
      rules.redirects.map(({from, to}) => ({from, to, status: 308, force: true})),
    ));

  it.each(FOUND)('serves $path with the headers of the table', ({path}) =>
    expect(netlifyHeaders(tables, bare(path))).toEqual(headersFor(bare(path), rules)),
  );

  it('runs the edge function by its pattern', () =>
    expect(valuesOf('[[edge_functions]]')).toEqual([
      {function: EDGE_FUNCTION.name, pattern: EDGE_FUNCTION.pattern},
    ]));
});

it('rejects a lifetime of pages that Netlify does not support', () => {
  const headers = [
    {under: '/', headers: {'Cache-Control': 'no-store'}} as const,
    ...rules.headers.slice(1),
  ];
  expect(() => renderNetlify({...rules, headers})).toThrow(
    "Netlify can't send Cache-Control: no-store everywhere and something else below /assets/.",
  );
});

describe('the edge function', () => {
  it.each([...FOUND, ...REDIRECTS])('is not run for $path', ({path}) =>
    expect(bare(path)).not.toMatch(runs),
  );

  it.each([...NONCANONICAL, ...NONCANONICAL_REDIRECTS])(
    'redirects $path in one hop',
    ({path, location}) => {
      expect(bare(path)).toMatch(runs);
      const response = edge(new Request(`https://docs.example${path}`));
      expect(response?.status).toBe(308);
      expect(response?.headers.get('location')).toBe(location);
      for (const [name, value] of Object.entries(headersFor('/', rules))) {
        expect(response?.headers.get(name)).toBe(value);
      }
    },
  );

  it.each(HOSTILE)('does not redirect %s to another host', (path) => {
    const response = edge(new Request(`https://docs.example${path}`));
    const location = new URL(response?.headers.get('location') ?? '/', 'https://docs.example');
    expect(location.host).toBe('docs.example');
  });
});
