/** vercel.json produces the responses in the list, using a model of the host. */
import {describe, expect, it} from 'vitest';
import {headersFor} from '../../hosting/match';
import {renderVercel, type VercelConfig} from '../../hosting/render/vercel';
import {rules} from '../../hosting/rules';
import {COPY_HEADERS} from '../../hosting/copies';
import {COPIES, FOUND, REDIRECTS, NONCANONICAL_REDIRECTS, NONCANONICAL, WANTED} from './cases';
import {vercelHeaders, vercelRedirect} from './vercel-model';

const config = JSON.parse(renderVercel(rules)) as VercelConfig;

describe('vercel.json', () => {
  // Vercel has no setting for empty segments: how it handles them is up to it.
  const known = NONCANONICAL.filter(({name}) => name !== 'an empty segment');

  it.each([...known, ...REDIRECTS])('redirects $path in one hop', ({path, location}) =>
    expect(vercelRedirect(config, path)).toBe(location),
  );

  // Vercel normalizes the path before it applies redirects, so these take two hops there.
  it.each(NONCANONICAL_REDIRECTS)('redirects $path', ({path, location}) => {
    const first = vercelRedirect(config, path) ?? path;
    expect(vercelRedirect(config, first)).toBe(location);
  });

  it.each(FOUND)('serves $path with the headers of the table', ({path}) => {
    expect(vercelRedirect(config, path)).toBeUndefined();
    const bare = path.split('?', 1)[0] ?? path;
    const {Vary: vary, ...headers} = vercelHeaders(config, bare);
    expect(headers).toEqual(headersFor(bare, rules));
    expect(vary).toBe(/^\/docs(?:\/|$)/.test(bare) ? 'Accept' : undefined);
  });

  it.each(COPIES)('serves $path as Markdown', ({path}) =>
    expect(vercelHeaders(config, path)).toMatchObject({
      'Content-Type': 'text/markdown; charset=utf-8',
      ...COPY_HEADERS,
    }),
  );

  // It can't look for the file first, so a page without a copy leads to a missing file: the build makes all of them.
  it.each(WANTED)(
    '$name: redirects $path to its copy if that is wanted',
    ({path, types, headers}) => {
      const isCopy = String(headers?.['content-type']).includes('markdown');
      const [bare = '', query] = path.split('?');
      const copy = `${bare}.md${query === undefined ? '' : `?${query}`}`;
      if (path !== '/docs/reindex') {
        expect(vercelRedirect(config, path, types)).toBe(isCopy ? copy : undefined);
      }
      expect(vercelRedirect(config, `${bare}.md`, types)).toBeUndefined();
    },
  );

  it('has the redirects of the table, all permanent, and one to copies, which is not', () =>
    expect(config.redirects).toEqual([
      ...rules.redirects.map(({from, to}) => ({source: from, destination: to, permanent: true})),
      expect.objectContaining({destination: '/:page.md', permanent: false}),
    ]));
});
