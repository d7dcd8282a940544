/** Matches must be the same as those of `path-to-regexp`. */
import pathToRegexp from 'path-to-regexp';
import {describe, expect, it} from 'vitest';
import literalPaths from './literal-paths';

const PATHS = ['/', '/docs', '/docs/2.0.0', '/docs/how/search', '/learn/:post', '*', '/a/'];
const ADDRESSES = [
  ...['/', '/docs', '/docs/', '/DOCS', '/docs/2.0.0', '/docs/0x15.0', '/docsx', '/docs/how/search'],
  ...[
    '/docs/how/search/',
    '/docs/how/search/more',
    '/docs/how',
    '/learn/mesh',
    '',
    '/a/b',
    '/docs//',
  ],
];

describe.each(PATHS)('%s', (path) => {
  it.each([{end: true}, {end: false}, {end: true, strict: true}, {end: false, sensitive: true}])(
    'matches as the library does, %j',
    (options) => {
      const own = literalPaths(path, [], options);
      const library = pathToRegexp(path, [], options);
      for (const address of ADDRESSES) {
        const [ours, theirs] = [own.exec(address), library.exec(address)];
        expect(ours && [...ours], address).toEqual(theirs && [...theirs]);
      }
    },
  );
});
