/** The notice of a small build by the real bundler. */
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {rspack} from '@rspack/core';
import {expect, it} from 'vitest';
import {tempDir} from '../common/testing/temp-dir';
import {readLicense} from './license';
import {NOTICE_FILE, NoticesPlugin} from './notices-plugin';
import {packageFolder} from './shipped';
import {noticeText} from './text';

const json = (name: string, more = {}) =>
  JSON.stringify({name, version: '1.2.3', license: 'MIT', sideEffects: false, ...more});

const MIT = 'Copyright Ann. Do as you like.';

const SITE = {
  'main.js': `
    import {used} from '@acme/used';
    import {unused} from 'unused';
    import './page.css';
    import font from 'font/files/font.woff2';
    console.log(used, font);
    new Worker(new URL('./worker.js', import.meta.url));`,
  'worker.js': `import {work} from 'for-worker'; postMessage(work);`,
  'page.css': `@import 'sheet/index.css'; p {color: red}`,
  'node_modules/@acme/used/package.json': json('@acme/used'),
  'node_modules/@acme/used/index.js': `import {deep} from 'deep'; export const used = [deep, Math.random()];`,
  'node_modules/@acme/used/LICENSE': MIT,
  'node_modules/deep/package.json': json('deep'),
  'node_modules/deep/index.js': `export const deep = Math.random();`,
  'node_modules/deep/license.txt': `${MIT}\r\n`,
  'node_modules/unused/package.json': json('unused'),
  'node_modules/unused/index.js': `export const unused = Math.random();`,
  'node_modules/for-worker/package.json': json('for-worker', {
    author: {name: 'Bea'},
    license: 'Apache-2.0',
  }),
  'node_modules/for-worker/index.js': `export const work = Math.random();`,
  'node_modules/for-worker/LICENSE-APACHE.md': 'Apache',
  'node_modules/sheet/package.json': json('sheet'),
  'node_modules/sheet/index.css': 'b {color: blue}',
  'node_modules/sheet/COPYING': 'Sheet',
  'node_modules/font/package.json': json('font', {license: 'OFL-1.1'}),
  'node_modules/font/files/font.woff2': 'woff',
  'node_modules/font/OFL.txt': 'Open',
  'node_modules/drawn/package.json': json('drawn', {license: 'CC0-1.0'}),
  'node_modules/drawn/LICENSE.md': 'Zero',
};

async function noticeOf(site: string): Promise<{notice: string; main: string}> {
  const compiler = rspack({
    context: site,
    mode: 'production',
    entry: {main: './main.js'},
    output: {
      path: path.join(site, 'out'),
      filename: 'assets/js/[name].[contenthash].js',
      cssFilename: 'assets/css/[name].css',
    },
    experiments: {css: true},
    module: {
      rules: [
        {test: /\.woff2$/, type: 'asset/resource'},
        {test: /\.css$/, type: 'css'},
      ],
    },
    // The types of the two bundlers differ only in parts that this plugin doesn't use.
    plugins: [new NoticesPlugin(rspack as never, [path.join(site, 'node_modules/drawn')]) as never],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  expect(stats?.toJson({errors: true}).errors).toEqual([]);
  const out = (file: string) => fs.readFileSync(path.join(site, 'out', file), 'utf8');
  const main = fs
    .readdirSync(path.join(site, 'out/assets/js'))
    .find((name) => name.startsWith('main'));
  return {notice: out(NOTICE_FILE), main: out(`assets/js/${main}`)};
}

it('lists exactly the packages that are in the files of a build', async () => {
  const {notice, main} = await noticeOf(tempDir(SITE));
  expect(
    notice
      .split(/^-+$/m)
      .slice(1)
      .map((part) => part.trim()),
  ).toEqual([
    `@acme/used 1.2.3 (MIT)\ndeep 1.2.3 (MIT)\n\n${MIT}`,
    'drawn 1.2.3 (CC0-1.0)\n\nZero',
    'font 1.2.3 (OFL-1.1)\n\nOpen',
    'for-worker 1.2.3 (Apache-2.0)\n\nApache',
    'sheet 1.2.3 (MIT)\n\nSheet',
  ]);
  expect(main).toMatch(/^\/\*! Licenses: \/third-party-notices\.txt \*\/\n/);
}, 60_000);

it('finds the package of a file', () => {
  expect(packageFolder('/a/node_modules/b/c.js')).toBe('/a/node_modules/b');
  expect(packageFolder('/a/node_modules/b/node_modules/@c/d/e/f.js')).toBe(
    '/a/node_modules/b/node_modules/@c/d',
  );
  expect(packageFolder('/a/src/b.js')).toBeUndefined();
});

it('builds a license text from its name and the author', () => {
  const root = tempDir({
    'p/package.json': json('p', {author: 'Cy'}),
    'q/package.json': json('q'),
    'r/package.json': json('r', {license: 'CC0-1.0'}),
  });
  expect(readLicense(path.join(root, 'p')).text).toMatch(
    /^MIT License\n\nCopyright \(c\) Cy\n[^]+WITHOUT WARRANTY/,
  );
  expect(readLicense(path.join(root, 'r')).text).toMatch(/^# CC0 1\.0 Universal/);
  expect(() => readLicense(path.join(root, 'q'))).toThrow('its license is unknown');
});

it('lists packages in the same order every time', () => {
  const [one, two] = ['one', 'two'].map((name) => ({
    name,
    version: '2.0.0',
    license: 'MIT',
    text: name,
  }));
  expect(one && two && noticeText([two, one])).toBe(one && two && noticeText([one, two]));
});
