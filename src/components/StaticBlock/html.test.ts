/** Links and ids are found in both forms in which the build serializes them: with and without quotes. */
import {describe, expect, it} from 'vitest';
import {isInternal, targetsOf, withBase} from './html';

describe('targetsOf', () => {
  it('finds quoted and unquoted links and ids', () => {
    const html =
      '<tr id=kafka.topic><td><a class="x y" href=../enums#kind>k</a><a href="#kafka.topic">#</a>';
    expect(targetsOf(html)).toEqual({
      links: ['../enums#kind', '#kafka.topic'],
      ids: ['kafka.topic'],
    });
  });

  it('ignores other sites, email links, and text that looks like an attribute', () => {
    const html =
      '<a href=https://example.org>e</a> <a href="mailto:a@example.org">m</a> id=x href=y';
    expect(targetsOf(html)).toEqual({links: [], ids: []});
  });

  it('is not misled by attributes that end in the same letters or contain a tag', () => {
    expect(targetsOf('<p data-id=a title="<b id=c>" id=b>')).toEqual({links: [], ids: ['b']});
  });

  it('decodes character references', () => {
    expect(targetsOf('<a href="/search?q=a&#x26;v=&quot;b">x</a>').links).toEqual([
      '/search?q=a&v="b',
    ]);
  });
});

describe('isInternal', () => {
  it.each([
    ['enums#fabrictype', true],
    ['/docs/x', true],
    ['#here', true],
    ['//host/x', false],
    ['tel:1', false],
    ['', false],
  ])('%s → %s', (href, expected) => {
    expect(isInternal(href)).toBe(expected);
  });
});

describe('withBase', () => {
  it('leaves HTML unchanged on a site at the root', () => {
    expect(withBase('<a href=/docs/x>', '/')).toBe('<a href=/docs/x>');
  });

  it('prefixes root-relative links once', () => {
    const html = '<a href=/docs/x><a href="/base/docs/y"><a href=//host/z><a href=w>';
    expect(withBase(html, '/base/')).toBe(
      '<a href=/base/docs/x><a href="/base/docs/y"><a href=//host/z><a href=w>',
    );
  });
});
