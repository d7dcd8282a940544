/** Builds of fixtures are cached for as long as their inputs stay the same, and no longer. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {keptBuild} from '../site-copies/kept-build';

function project() {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-'));
  onTestFinished(() => fs.rmSync(root, {recursive: true, force: true}));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
  };
  let builds = 0;
  const build = () => {
    write('site/index.html', `build ${++builds}`);
    return Promise.resolve(path.join(root, 'site'));
  };
  const page = async () => {
    const places = {root, kept: path.join(root, 'kept')};
    const folder = await keptBuild('shell', ['src', 'config.ts'], build, places);
    return fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  };
  write('config.ts', 'one');
  write('src/a/b.ts', 'one');
  return {root, write, page};
}

it('builds once for the same files, and again after a change, a new file, and a new name', async () => {
  const {root, write, page} = project();
  expect(await page()).toBe('build 1');
  expect(await page()).toBe('build 1');
  write('src/a/b.ts', 'two');
  expect(await page()).toBe('build 2');
  write('src/c.ts', '');
  expect(await page()).toBe('build 3');
  fs.renameSync(path.join(root, 'src/c.ts'), path.join(root, 'src/d.ts'));
  expect(await page()).toBe('build 4');
  expect(fs.readdirSync(path.join(root, 'kept/shell'))).toHaveLength(1);
});

it('caches nothing of a build that fails', async () => {
  const {root, page} = project();
  const places = {root, kept: path.join(root, 'kept')};
  const fails = () => Promise.reject(new Error('no'));
  await expect(keptBuild('shell', ['src', 'config.ts'], fails, places)).rejects.toThrow('no');
  expect(await page()).toBe('build 1');
});
