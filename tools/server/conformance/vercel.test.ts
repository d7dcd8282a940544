/** vercel.json produces the responses in the list, using a model of the host. */
import {describe, expect, it} from 'vitest';
import {headersFor} from '../../hosting/match';
import {renderVercel, type VercelConfig} from '../../hosting/render/vercel';
import {rules} from '../../hosting/rules';
import {FOUND, REDIRECTS, NONCANONICAL_REDIRECTS, NONCANONICAL} from './cases';
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
    expect(vercelHeaders(config, bare)).toEqual(headersFor(bare, rules));
  });

  it('has only the redirects of the table, all permanent', () =>
    expect(config.redirects).toEqual(
      rules.redirects.map(({from, to}) => ({source: from, destination: to, permanent: true})),
    ));
});
