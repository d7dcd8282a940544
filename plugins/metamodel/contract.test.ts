/** Our descriptions keep the promises and requirements in the comments of the public models. */
import {describe, expect, it} from 'vitest';
import {ROOT} from '../common/root';
import {readContract} from '../contract/file';
import {lostWords} from '../contract/words';
import {loadReference} from '../reference';
import {describedDefinitions} from './described';

const ours = describedDefinitions(loadReference(ROOT).metamodel);
const {says, dropped} = readContract(ROOT, 'metamodel');

describe('what the public models say', () => {
  it('is pinned', () => expect(Object.keys(says).length).toBeGreaterThan(100));

  it.each(Object.entries(says).filter(([name]) => !(name in dropped)))('%s: %j', (name, words) => {
    const text = ours.get(name) ?? '';
    expect(lostWords(words, text), `"${text}" drops a word that the public comment has`).toEqual(
      [],
    );
  });

  it('is dropped with a reason only if it is there', () =>
    expect(Object.keys(dropped).filter((name) => !(name in says))).toEqual([]));
});
