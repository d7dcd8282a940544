/** The clips in the repository: none disappears unnoticed, and each is on a page, small, and described. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../common/root';
import {NEXT} from '../releases/model';
import {clipFiles, readClips} from './manifest';
import {picturesOf} from './uses';

/** Maximum total size of all clips of all versions. */
const MOST_BYTES = 8_000_000;

const docs = fs
  .readdirSync(path.join(ROOT, 'docs'), {recursive: true, encoding: 'utf8'})
  .filter((name) => /\.mdx?$/.test(name))
  .map((name) => ({name, text: fs.readFileSync(path.join(ROOT, 'docs', name), 'utf8')}))
  // Reading Markdown is slow, and few pages have a clip.
  .filter(({text}) => text.includes('clip:'));
const pageOf = (scene: string) =>
  docs.find(({name, text}) =>
    picturesOf(text, name).some((use) => use.kind === 'clip' && use.scene === scene),
  );
const clips = [...(readClips(ROOT, NEXT) ?? [])];
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

it('clips of Next are complete, each on a page', () => {
  expect(clips.length).toBeGreaterThanOrEqual(10);
  const pages = clips.map(([scene]) => pageOf(scene)?.name);
  expect(pages).not.toContain(undefined);
  expect(new Set(pages).size).toBeGreaterThanOrEqual(10);
});

it('all clips together are small enough for the repository', () => {
  const folder = path.join(ROOT, 'static/pictures');
  const files = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(webm|mp4)$/.test(name));
  const bytes = files.reduce((sum, name) => sum + fs.statSync(path.join(folder, name)).size, 0);
  expect(files.length).toBeGreaterThanOrEqual(2 * clips.length);
  expect(bytes).toBeLessThan(MOST_BYTES);
});

describe.each(clips)('%s', (scene, {width, height, seconds, cues}) => {
  const files = clipFiles(NEXT, scene);

  it('is small, and so is its poster picture', () => {
    const size = (file: string) => fs.statSync(path.join(ROOT, file)).size;
    for (const file of [files.webm, files.mp4]) {
      expect(size(file)).toBeGreaterThan(10_000);
      expect(size(file)).toBeLessThan(600_000);
    }
    expect(size(files.avif)).toBeLessThan(60_000);
  });

  it('is as wide as a page shows it, and short', () => {
    expect(width / height).toBeCloseTo(1.6, 2);
    expect(seconds).toBeLessThan(60);
  });

  it('has captions from start to end that match the text below it on the page', () => {
    const said = read(files.vtt)
      .split('\n\n')
      .slice(1)
      .map((block) => block.trim().split('\n').slice(1).join(' '));
    const plain = (text: string) =>
      text
        .replace(/<\/?b>|\*\*/g, '')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&');
    expect(said.map(plain)).toEqual(cues.map(({text}) => plain(text)));
    cues.forEach(({start}, i) => expect(start).toBe(cues[i - 1]?.end ?? start));
    expect(cues.at(-1)?.end).toBeCloseTo(seconds, 1);
  });

  it('has labels that its page also mentions', () => {
    const labels = cues.flatMap(({text}) =>
      [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([all]) => all),
    );
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.filter((label) => !pageOf(scene)?.text.includes(label))).toEqual([]);
  });
});
