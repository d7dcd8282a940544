import {describe, expect, it} from 'vitest';
import {headersFor, redirector} from './match';
import {rules} from './rules';

const redirect = redirector(rules.redirects);

describe('the redirects', () => {
  it.each(rules.redirects)('$from ends at a canonical page that did not move', ({to}) =>
    expect(redirect(to)).toBeUndefined(),
  );

  it('start at different pages', () => {
    const sources = rules.redirects.map(({from}) => from);
    expect(new Set(sources).size).toBe(sources.length);
  });
});

describe('the headers', () => {
  const page = headersFor('/docs/features', rules);

  it('let only this site and the vendor show our pages in a frame', () =>
    expect(page['Content-Security-Policy']).toContain(
      "frame-ancestors 'self' https://*.acryl.io https://acryldata.io;",
    ));

  it('have a copy of a page checked before it is shown again', () =>
    expect(page['Cache-Control']).toBe('public, max-age=0, must-revalidate'));

  it('keep hashed assets for a year', () =>
    expect(headersFor('/assets/js/main.0a1b2c3d.js', rules)['Cache-Control']).toBe(
      'public, max-age=31536000, immutable',
    ));

  it.each(rules.headers)('are well formed below $under', ({headers}) => {
    for (const [name, value] of Object.entries(headers)) {
      expect(name).toMatch(/^[A-Z][A-Za-z-]+$/);
      // Some renderings write values between double quotes.
      expect(value).not.toMatch(/["\n$\\]/);
    }
  });
});
