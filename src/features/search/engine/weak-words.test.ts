import {expect, it} from 'vitest';
import {stem} from './terms';
import {weightShare} from './weak-words';

it.each(['bad', 'properly', 'using'])('gives %s less weight than a term of the docs', (word) => {
  expect(weightShare(stem(word))).toBeLessThan(weightShare('lineage'));
});
