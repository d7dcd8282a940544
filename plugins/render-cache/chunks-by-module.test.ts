import {expect, it} from 'vitest';
import {chunksByModule} from './chunks-by-module';

/** A loader as the bundler compiles it; the source is all that is read of it. */
const compiled = (source: string) => Object.assign(() => undefined, {toString: () => source});

it('finds the chunks of each module', () => {
  const one = compiled(
    '()=>__webpack_require__.e(/* import() | x0030 */ "92293").then(__webpack_require__.bind(__webpack_require__, 84246))',
  );
  const shared = compiled(
    '() => Promise.all([__webpack_require__.e("7"), __webpack_require__.e(/* import() */ "8")]).then(__webpack_require__.t.bind(__webpack_require__, 9, 19))',
  );
  const inMainFile = compiled(
    '()=>Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 5))',
  );
  const chunks = chunksByModule({a: [one, 'a'], b: [shared, 'b'], c: [inMainFile, 'c']});
  expect(Object.fromEntries(chunks)).toEqual({a: ['92293'], b: ['7', '8'], c: []});
});

it('keeps the chunks of both entries for the same module', () => {
  const load = (id: string) => compiled(`() => __webpack_require__.e("${id}")`);
  const chunks = chunksByModule({a: [load('1'), '@site/a.json'], b: [load('2'), '@site/a.json']});
  expect(chunks.get('@site/a.json')).toEqual(['1', '2']);
});

it('stops the build if the bundler compiles import() in another way', () => {
  expect(() => chunksByModule({a: [compiled('() => load(7)'), 'a']})).toThrow(
    /render-cache no longer fits[^]*Found: {4}\(\) => load\(7\)\n.*PATCHES_OFF=render-cache/,
  );
});
