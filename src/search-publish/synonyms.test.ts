import {expect, it} from 'vitest';
import {tempDir} from '../testing/temp-dir';
import {readSynonyms, SYNONYMS_FILE} from './synonyms';

const read = (text: string) => readSynonyms(tempDir({[SYNONYMS_FILE]: text}));

it('makes an entry of each group, terms of several words included', () => {
  expect(read('- [PAT, personal access token]')).toEqual([
    {
      objectID: 'pat-personal-access-token',
      type: 'synonym',
      synonyms: ['PAT', 'personal access token'],
    },
  ]);
});

it.each(['- [alone]', '- word', 'a: b', '- [a, 1]', ']'])('refuses %s', (text) => {
  expect(() => read(text)).toThrow(SYNONYMS_FILE);
});
