import {expect, it} from 'vitest';
import {readSynonyms} from '../../plugins/search-index/synonyms';
import {ROOT} from '../../plugins/common/root';
import {synonymHits} from './synonyms';

it('makes an entry for each group, including terms of several words', () => {
  expect(synonymHits([['PAT', 'personal access token']])).toEqual([
    {
      objectID: 'pat-personal-access-token',
      type: 'synonym',
      synonyms: ['PAT', 'personal access token'],
    },
  ]);
});

it('keeps the site’s own groups separate, each within the limit of the service', () => {
  const hits = synonymHits(readSynonyms(ROOT).same);
  expect(new Set(hits.map(({objectID}) => objectID)).size).toBe(hits.length);
  expect(Math.max(...hits.map(({synonyms = []}) => synonyms.length))).toBeLessThanOrEqual(100);
});
