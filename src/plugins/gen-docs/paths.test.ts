import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {tempDir} from '../../testing/temp-dir';
import {editUrl} from './edit-url';
import {slugOf} from './slug';
import {nameRealSources, readSourceMap, writeSourceMap} from './source-map';
import {realFiles} from './vcs';

const SOURCES = new Map([
  ['how/search.md', 'docs/how/search.md'],
  ['generated/ingestion/sources/kafka.md', 'reference/sources/kafka.yaml'],
  ['graphql/objects.md', 'reference/graphql'],
]);

function project(): string {
  const root = tempDir({'reference/graphql/a.graphql': '', 'reference/graphql/b.graphql': ''});
  writeSourceMap(root, SOURCES);
  return root;
}

it('takes the slug from the place in either tree', () => {
  expect(slugOf('/x/genDocs/docs/how/search.md')).toBe('/how/search');
  expect(slugOf('/x/versioned_docs/version-0.15.0/docs/features.mdx')).toBe('/features');
  expect(slugOf('/x/blog/data-mesh.md')).toBeUndefined();
});

it('reads back the source map it wrote, and an empty one where there is none', () => {
  expect(readSourceMap(project())).toEqual(Object.fromEntries(SOURCES));
  expect(readSourceMap(tempDir())).toEqual({});
});

describe('nameRealSources', () => {
  it('names the hand-written file', () => {
    const root = project();
    const text = `Error in "${root}/genDocs/docs/how/search.md" at line 3`;
    expect(nameRealSources(text, root)).toBe('Error in "docs/how/search.md" at line 3');
  });

  it('names the facts of a generated page', () => {
    const text = 'genDocs/docs/generated/ingestion/sources/kafka.md: bad link';
    expect(nameRealSources(text, project())).toBe(
      'reference/sources/kafka.yaml (page docs/generated/ingestion/sources/kafka.md): bad link',
    );
  });
});

it('leads the edit link to the source, and gives frozen versions none', () => {
  const url = editUrl(project(), 'https://example.org/edit/main/');
  const ask = (version: string, docPath: string) =>
    url({version, docPath, permalink: '', locale: 'en', versionDocsDirPath: ''});
  expect(ask('current', 'docs/how/search.md')).toBe(
    'https://example.org/edit/main/docs/how/search.md',
  );
  expect(ask('current', 'docs/generated/ingestion/sources/kafka.md')).toBe(
    'https://example.org/edit/main/reference/sources/kafka.yaml',
  );
  expect(ask('0.15.0', 'docs/how/search.md')).toBeUndefined();
});

it('finds the files whose history dates a page', () => {
  const root = project();
  const real = (name: string) =>
    realFiles(root, path.join(root, 'genDocs/docs', name)).map((file) => path.relative(root, file));
  expect(real('how/search.md')).toEqual(['docs/how/search.md']);
  expect(real('graphql/objects.md')).toEqual([
    'reference/graphql/a.graphql',
    'reference/graphql/b.graphql',
  ]);
  const frozen = path.join(root, 'versioned_docs/version-0.15.0/docs/x.md');
  expect(realFiles(root, frozen)).toEqual([frozen]);
});
