/** A full run plays only what readers see. */
import {afterAll, beforeAll, expect, it} from 'vitest';
import {ROOT} from '../../plugins/common/root';
import {emptyProject, type Project} from '../../plugins/pictures/testing';
import {carriedVersions, loadVersion} from '../../plugins/releases/load';
import {NEXT} from '../../plugins/releases/model';
import {shownPictures} from './shown';

let project: Project;
beforeAll(() => {
  project = emptyProject();
  project.write('docs/plain.md', 'No picture.\n');
  project.write(
    'docs/guide/tags.mdx',
    [
      '![A](picture:tags/list "A")',
      '{/* since: next */}',
      '![B](picture:tags/create "B")',
      '{/* /since */}',
      '![C](clip:tags/assign "C")',
      '![D](./img/d.png)',
    ].join('\n\n'),
  );
});
afterAll(() => project.remove());

it('has the pictures of the pages that Next shows, and those of the home page', () => {
  expect([...shownPictures(project.root, loadVersion(ROOT, NEXT))].sort()).toEqual([
    'home/summary',
    'home/table',
    'tags/create',
    'tags/list',
  ]);
});

it('has those of passages that a release has', () => {
  const [release = ''] = carriedVersions(ROOT);
  expect([...shownPictures(project.root, loadVersion(ROOT, release))]).toEqual(['tags/list']);
});
