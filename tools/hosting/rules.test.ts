import {describe, expect, it} from 'vitest';
import {addressCheck, headersFor} from './match';
import {tempDir} from '../../plugins/common/testing/temp-dir';
import {rules, rulesOfBuild} from './rules';

const check = addressCheck(rules.redirects);

describe('the redirects', () => {
  it.each(rules.redirects)('$from ends at a canonical page that did not move', ({to}) =>
    expect(check(to)).toBeUndefined(),
  );

  it('start at different pages', () => {
    const sources = rules.redirects.map(({from}) => from);
    expect(new Set(sources).size).toBe(sources.length);
  });
});

describe('the headers', () => {
  const page = headersFor('/docs/features', rules);

  it.each([
    ['/docs/features', undefined],
    ['/img/social/home.png', undefined],
    ['/assets/images/diagram.0a1b2c3d.png', undefined],
    ['/assets/js/main.0a1b2c3d.js', 'same-origin'],
    ['/assets/css/styles.0a1b2c3d.css', 'same-origin'],
    ['/assets/search/index.json', 'same-origin'],
  ])('say who else may load %s: %s', (path, value) =>
    expect(headersFor(path, rules)['Cross-Origin-Resource-Policy']).toBe(value),
  );

  it('require TLS and declared types, and allow no feature that pages do not use', () => {
    expect(page['Strict-Transport-Security']).toBe('max-age=31536000');
    expect(page['X-Content-Type-Options']).toBe('nosniff');
    expect(page['Permissions-Policy']).toContain('camera=(), ');
    expect(page['Permissions-Policy']).not.toMatch(/fullscreen|clipboard/);
  });

  it('make browsers revalidate a cached page', () =>
    expect(page['Cache-Control']).toBe('public, max-age=0, must-revalidate'));

  it('let hashed assets be cached for a year', () =>
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

  describe('of a built site', () => {
    const policyOf = (build: string) =>
      headersFor('/', rulesOfBuild(build))['Content-Security-Policy'];

    it('have the policy of that build', () => {
      const facts = {scripts: [], hosts: {'connect-src': ['https://search.example']}};
      const build = tempDir({'content-policy.json': JSON.stringify(facts)});
      expect(policyOf(build)).toContain("connect-src 'self' https://search.example;");
    });

    it('of another project have none, which would break its pages', () =>
      expect(policyOf(tempDir())).toBeUndefined());
  });
});
