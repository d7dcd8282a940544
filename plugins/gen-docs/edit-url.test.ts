import {expect, it} from 'vitest';
import {editUrl} from './edit-url';
import {assembledProject} from './testing/assembled-project';

it('points the edit link at the source, and omits it in frozen versions', () => {
  const url = editUrl(assembledProject(), 'https://example.org/edit/main/');
  const ask = (version: string, docPath: string) =>
    url({version, docPath, permalink: '', locale: 'en', versionDocsDirPath: ''});
  expect(ask('current', 'docs/how/search.md')).toBe(
    'https://example.org/edit/main/docs/how/search.md',
  );
  expect(ask('current', 'docs/generated/ingestion/sources/kafka.md')).toBe(
    'https://example.org/edit/main/reference/sources/kafka.yaml',
  );
  expect(ask('2.0.0', 'docs/how/search.md')).toBeUndefined();
});
