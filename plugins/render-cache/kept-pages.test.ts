import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {tempDir} from '../common/testing/temp-dir';
import {dropOthers, KeptPages} from './kept-pages';

/** A build whose page /docs consists of the chunks 1 and 2. */
function aBuild(
  folder: string,
  code = 'code',
  files = {1: 'text.a', 2: 'sidebar.a', 3: 'other.a'},
) {
  return new KeptPages<string>(folder, code, (chunk) => Object(files)[chunk]);
}

function withPage() {
  const folder = path.join(tempDir(), 'render');
  aBuild(folder).set('/docs', ['1', '2'], 'as rendered');
  return folder;
}

it('returns a page that would be rendered from the same', () => {
  const folder = withPage();
  expect(aBuild(folder).get('/docs')).toBe('as rendered');
  const changed = {1: 'text.a', 2: 'sidebar.a', 3: 'other.b'};
  expect(aBuild(folder, 'code', changed).get('/docs')).toBe('as rendered');
});

it('returns no page of which a part, or the code, has changed', () => {
  const folder = withPage();
  const edited = {1: 'text.b', 2: 'sidebar.a', 3: 'other.a'};
  expect(aBuild(folder, 'code', edited).get('/docs')).toBeUndefined();
  const moved = {1: 'text.a', 3: 'other.a'} as {1: string; 2: string; 3: string};
  expect(aBuild(folder, 'code', moved).get('/docs')).toBeUndefined();
  expect(aBuild(folder, 'other code').get('/docs')).toBeUndefined();
});

it('returns no page that was never rendered, or whose file is damaged', () => {
  const folder = withPage();
  expect(aBuild(folder).get('/docs/other')).toBeUndefined();
  const [file] = fs.readdirSync(folder) as [string];
  fs.truncateSync(path.join(folder, file), 30);
  expect(aBuild(folder).get('/docs')).toBeUndefined();
});

it('drops pages that the site no longer has', () => {
  const folder = withPage();
  aBuild(folder).set('/docs/gone', ['1'], 'a page that was deleted');
  dropOthers(folder, ['/docs', '/docs/new']);
  expect(aBuild(folder).get('/docs')).toBe('as rendered');
  expect(aBuild(folder).get('/docs/gone')).toBeUndefined();
  expect(() => dropOthers(path.join(folder, 'missing'), [])).not.toThrow();
});
