/** The pictures and clips of a version, and the messages to the writer about missing ones. */
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {shotFault} from './faults';
import {
  clipFiles,
  type Kind,
  pictureFiles,
  readClips,
  readManifest,
  shotOf,
  versionsWithPictures,
} from './manifest';
import {CLIP, emptyProject, type Project} from './testing';
import {picturesOf} from './uses';

const SIZE = {width: 720, height: 410};
const MARK = {n: 1, label: 'Create Tag', x: 600, y: 20, width: 90, height: 32};

let project: Project;
beforeAll(() => {
  project = emptyProject();
  project.take('next', {
    'tags/create-tag': {...SIZE, marks: [MARK]},
    'tags/edit-tag': SIZE,
    'lineage/columns': SIZE,
    'lineage/lost': SIZE,
  });
  project.take('2.0.0', {'lineage/columns': SIZE});
  project.record('next', {'tags/assign': CLIP, 'tags/silent': CLIP});
  fs.rmSync(path.join(project.root, clipFiles('next', 'tags/silent').vtt));
  const [, lost = ''] = pictureFiles('next', 'lineage/lost');
  fs.rmSync(path.join(project.root, lost));
});
afterAll(() => project.remove());

describe('the manifest', () => {
  it('returns the facts of each picture', () => {
    expect(readManifest(project.root, 'next')?.get('tags/create-tag')).toEqual({
      ...SIZE,
      marks: [MARK],
    });
    expect(readManifest(project.root, '3.0.0')).toBeUndefined();
    expect(versionsWithPictures(project.root)).toEqual(['2.0.0', 'next']);
    expect(readClips(project.root, 'next')?.get('tags/assign')).toEqual(CLIP);
    expect(readClips(project.root, '2.0.0')).toBeUndefined();
  });

  it('is read again when it changes', () => {
    const other = emptyProject();
    other.take('next', {'a/b': SIZE});
    expect([...(readManifest(other.root, 'next')?.keys() ?? [])]).toEqual(['a/b']);
    other.take('next', {'a/c': SIZE});
    fs.utimesSync(path.join(other.root, 'reference/pictures/next.json'), 1, 1);
    expect([...(readManifest(other.root, 'next')?.keys() ?? [])]).toEqual(['a/c']);
    other.remove();
  });

  it('that is not JSON is reported', () => {
    const broken = emptyProject();
    broken.write('reference/pictures/next.json', '{');
    expect(() => readManifest(broken.root, 'next')).toThrow(
      /^reference\/pictures\/next\.json is not valid JSON .*Run `npm run pictures`/,
    );
    broken.remove();
  });

  it.each([
    ['no size', '{"tags/a": {"width": 720}}'],
    ['a scene without a page', '{"a": {"width": 720, "height": 410}}'],
    [
      'a mark without a label',
      JSON.stringify({'tags/a': {...SIZE, marks: [{...MARK, label: ''}]}}),
    ],
    ['an unknown key', JSON.stringify({'tags/a': {...SIZE, scale: 2}})],
  ])('with %s is reported with what to do', (_, text) => {
    const broken = emptyProject();
    broken.write('reference/pictures/next.json', text);
    expect(() => readManifest(broken.root, 'next')).toThrowErrorMatchingSnapshot();
    broken.remove();
  });

  it('of a clip without steps is reported with what to do', () => {
    const broken = emptyProject();
    broken.record('next', {'tags/assign': {...CLIP, cues: []}});
    expect(() => readClips(broken.root, 'next')).toThrowErrorMatchingInlineSnapshot(`
      [ContributorError: reference/pictures/clips/next.json doesn't describe clips. Run \`npm run pictures\`, which writes it.
      - tags/assign > cues: found [], expected at least one step]
    `);
    broken.remove();
  });
});

describe('a page', () => {
  it('gets existing files', () => {
    const fault = (version: string, kind: Kind, scene: string) =>
      shotFault(project.root, version, {kind, scene});
    expect(fault('next', 'picture', 'tags/create-tag')).toBeUndefined();
    expect(fault('2.0.0', 'picture', 'lineage/columns')).toBeUndefined();
    expect(fault('next', 'clip', 'tags/assign')).toBeUndefined();
  });

  it.each([
    ['a scene with a typo', 'next', 'tags/creat-tag'],
    ['a scene unlike all others', 'next', 'policies/new'],
    ['a scene that only another version has', '2.0.0', 'tags/create-tag'],
    ['a version without pictures', '3.0.0', 'tags/create-tag'],
    ['a file that is lost', 'next', 'lineage/lost'],
  ])('is reported for %s', (_, version, scene) => {
    expect(shotFault(project.root, version, {kind: 'picture', scene})).toMatchSnapshot();
  });

  it.each([
    ['a clip with a typo', 'next', 'tags/asign'],
    ['a version without clips', '2.0.0', 'tags/assign'],
    ['a clip without its captions', 'next', 'tags/silent'],
  ])('is reported for %s', (_, version, scene) => {
    expect(shotFault(project.root, version, {kind: 'clip', scene})).toMatchSnapshot();
  });

  it('is searched for the pictures and clips it shows', () => {
    const text = [
      '`![x](picture:not/this)` ![x](./other.png)',
      '1. Step\n\n   ![What it shows](picture:tags/create-tag "Caption")',
      '```text\n![x](picture:nor/this)\n```',
      '![How it is done](clip:tags/assign "Flow")',
    ].join('\n\n');
    const uses = [
      {kind: 'picture', scene: 'tags/create-tag', alt: 'What it shows', title: 'Caption'},
      {kind: 'clip', scene: 'tags/assign', alt: 'How it is done', title: 'Flow'},
    ];
    expect(picturesOf(text, 'a.md')).toEqual(uses);
    expect(picturesOf(text, 'a.mdx')).toEqual(uses);
    expect(shotOf('./other.png')).toBeUndefined();
  });
});
