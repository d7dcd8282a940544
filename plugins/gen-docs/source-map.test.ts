import {describe, expect, it} from 'vitest';
import {tempDir} from '../common/testing/temp-dir';
import {nameRealSources, readSourceMap} from './source-map';
import {assembledProject, SOURCES} from './testing/assembled-project';

it('reads back the source map it wrote, and an empty one if there is none', () => {
  expect(readSourceMap(assembledProject())).toEqual(Object.fromEntries(SOURCES));
  expect(readSourceMap(tempDir())).toEqual({});
});

describe('nameRealSources', () => {
  it('names the hand-written file', () => {
    const root = assembledProject();
    const text = `Error in "${root}/genDocs/docs/how/search.md" at line 3`;
    expect(nameRealSources(text, root)).toBe('Error in "docs/how/search.md" at line 3');
  });

  it('handles Windows paths, paths in imports, and similar names of parent folders', () => {
    const root = assembledProject();
    expect(nameRealSources('genDocs\\docs\\how\\search.md', root)).toBe('docs/how/search.md');
    expect(nameRealSources('@site/genDocs/docs/how/search.md', root)).toBe('docs/how/search.md');
    expect(nameRealSources('\u001b[36mgenDocs/docs/how/search.md', root)).toContain('mdocs/how');
    const elsewhere = '/home/ana/genDocs/docs/how/search.md';
    expect(nameRealSources(elsewhere, root)).toBe(elsewhere);
  });

  it('names the facts of a generated page', () => {
    const text = 'genDocs/docs/generated/ingestion/sources/kafka.md: bad link';
    expect(nameRealSources(text, assembledProject())).toBe(
      'reference/sources/kafka.yaml (page docs/generated/ingestion/sources/kafka.md): bad link',
    );
  });
});
