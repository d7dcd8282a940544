import {describe, expect, it} from 'vitest';
import {editDistance, letterMask, missingLetters} from './edit-distance';

describe('editDistance', () => {
  it.each([
    ['lineage', 'lineage', 0],
    ['linage', 'lineage', 1],
    ['lineeage', 'lineage', 1],
    ['linaage', 'lineage', 1],
    ['linaeg', 'lineage', 2],
    ['kakfa', 'kafka', 1],
    ['snwoflaek', 'snowflake', 2],
    ['ca', 'abc', 3],
    ['', 'abc', 3],
  ])('takes %s for %s in %i steps', (typed, real, steps) => {
    expect(editDistance(typed, real, 3)).toBe(steps);
  });

  it('does not distinguish distances beyond the maximum', () => {
    expect(editDistance('kafka', 'snowflake', 2)).toBe(3);
    expect(editDistance('kafka', 'looker', 2)).toBe(3);
  });

  it('compares a word that is being typed with prefixes', () => {
    expect(editDistance('snwo', 'snowflake', 1, {prefix: true})).toBe(1);
    expect(editDistance('snow', 'snowflake', 1, {prefix: true})).toBe(0);
    expect(editDistance('snow', 'snowflake', 1)).toBe(2);
    expect(editDistance('glow', 'snowflake', 1, {prefix: true})).toBe(2);
  });
});

it('counts the letters that another word lacks, regardless of how often they occur', () => {
  const missing = (word: string, other: string) =>
    missingLetters(letterMask(word), letterMask(other));
  expect(missing('kafka', 'kafka')).toBe(0);
  expect(missing('kafka', 'fak')).toBe(0);
  expect(missing('kafka', 'looker')).toBe(2);
});

it('never counts more missing letters than the distance', () => {
  const words = ['lineage', 'linage', 'kafka', 'kakfa', 's3', 'snowflake', '数据', 'oidc', 'odic'];
  for (const one of words) {
    for (const other of words) {
      const missing = missingLetters(letterMask(one), letterMask(other));
      expect(missing, `${one} ${other}`).toBeLessThanOrEqual(editDistance(one, other, 99));
    }
  }
});
