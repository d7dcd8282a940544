/** Without the platform's code, `npm run pictures` says what to do. */
import os from 'node:os';
import path from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {frontEnd} from './front-end';

afterEach(() => vi.unstubAllEnvs());

const cache = () => vi.stubEnv('PICTURES_CACHE', path.join(os.tmpdir(), 'pictures-of-nobody'));

it('requires the folder of the code', () => {
  cache();
  vi.stubEnv('PICTURES_SOURCE', '');
  expect(() => frontEnd('v9')).toThrowErrorMatchingInlineSnapshot(
    `[ContributorError: Found no PICTURES_SOURCE, expected the folder of a clone of github.com/datahub-project/datahub (see contributing/pictures.md). Nothing was changed.]`,
  );
});

it('says that a folder contains no code', () => {
  cache();
  vi.stubEnv('PICTURES_SOURCE', '/nowhere');
  expect(() => frontEnd('v9')).toThrowErrorMatchingInlineSnapshot(
    `[ContributorError: Found no git repository in PICTURES_SOURCE="/nowhere", expected the folder of a clone of github.com/datahub-project/datahub (see contributing/pictures.md). Nothing was changed.]`,
  );
});
