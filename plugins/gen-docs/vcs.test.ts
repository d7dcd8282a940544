import path from 'node:path';
import {expect, it} from 'vitest';
import {assembledProject} from './testing/assembled-project';
import {realFiles} from './vcs';

it('finds the files whose history determines the date of a page', () => {
  const root = assembledProject();
  const real = (name: string) =>
    realFiles(root, path.join(root, 'genDocs/docs', name)).map((file) => path.relative(root, file));
  expect(real('how/search.md')).toEqual(['docs/how/search.md']);
  expect(real('graphql/objects.md')).toEqual([
    'reference/graphql/a.graphql',
    'reference/graphql/b.graphql',
  ]);
  const frozen = path.join(root, 'versioned_docs/version-2.0.0/docs/x.md');
  expect(realFiles(root, frozen)).toEqual([frozen]);
});
