import {describe, expect, it} from 'vitest';
import {brotliQuality, isCompressible, shellFiles} from './compression';

describe('the shell of every page', () => {
  it.each([
    [
      'minified',
      '<link rel=stylesheet href=/assets/css/s.0a.css /><script src=/assets/js/main.1b.js defer>',
    ],
    ['quoted', '<link href="/assets/css/s.0a.css"><script src="/assets/js/main.1b.js">'],
  ])('is read from %s HTML', (_, html) =>
    expect([...shellFiles(html)]).toEqual(['assets/css/s.0a.css', 'assets/js/main.1b.js']),
  );

  it('may be a file with ~ in its name', () =>
    expect([...shellFiles('<script src=/assets/js/runtime~main.1b.js>')]).toEqual([
      'assets/js/runtime~main.1b.js',
    ]));
});

describe('the quality', () => {
  const shell = new Set(['assets/js/main.1b.js']);
  it.each([
    ['assets/js/main.1b.js', 11],
    ['assets/js/0a1b2c.3d.js', 6],
    ['assets/js/search-index.3d.js', 11],
    ['docs/features.html', 8],
    ['docs/how/search.html', 8],
    ['assets/css/main.1b.css', 11],
    ['assets/recipes/2.0.0/kafka.json', 6],
    ['sitemap.xml', 6],
    ['assets/search/2.0.0/1a2b3c4d/index.json', 11],
    ['assets/search/2.0.0/1a2b3c4d/text/12.json', 6],
    ['reference/2.0.0/sources.json', 6],
    ['schemas/datahub_ingestion_schema.json', 6],
    ['docs/quickstart.md', 6],
    ['docs/2.0.0/llms-full.txt', 6],
    ['llms.txt', 6],
  ])('of %s is %i', (name, quality) => expect(brotliQuality(name, shell)).toBe(quality));
});

it.each([
  ['a.html', true],
  ['a.JS', true],
  ['a.svg', true],
  ['a.png', false],
  ['a.woff2', false],
  ['a.js.br', false],
  ['folder', false],
])('%s gains by compression: %s', (name, gains) => expect(isCompressible(name)).toBe(gains));
