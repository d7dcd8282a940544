/** The pictures in the repository: none disappears unnoticed, and each is on a page and small. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../common/root';
import {HOME_SCENES} from '../home/pictures';
import {NEXT} from '../releases/model';
import {pictureFiles, readManifest} from './manifest';
import {picturesOf} from './uses';

const docs = fs
  .readdirSync(path.join(ROOT, 'docs'), {recursive: true, encoding: 'utf8'})
  .filter((name) => /\.mdx?$/.test(name));
const uses = docs.flatMap((name) =>
  picturesOf(fs.readFileSync(path.join(ROOT, 'docs', name), 'utf8'), name)
    .filter(({kind}) => kind === 'picture')
    .map(({scene}) => ({name, scene})),
);
const home: string[] = Object.values(HOME_SCENES);
const scenes = [...(readManifest(ROOT, NEXT)?.keys() ?? [])];

describe('pictures of Next', () => {
  it('are complete', () => {
    expect(scenes.length).toBeGreaterThanOrEqual(227);
    expect(new Set(uses.map(({name}) => name)).size).toBeGreaterThanOrEqual(60);
  });

  it('are each on a page', () => {
    const shown = new Set([...uses.map(({scene}) => scene), ...home]);
    expect(scenes.filter((scene) => !shown.has(scene))).toEqual([]);
  });

  it.each(scenes)('%s has both sizes, and the file of the small one is small', (scene) => {
    const sizes = pictureFiles(NEXT, scene).map((file) => fs.statSync(path.join(ROOT, file)).size);
    expect(sizes[0]).toBeLessThan(60_000);
    expect(sizes[1]).toBeLessThan(200_000);
  });
});
