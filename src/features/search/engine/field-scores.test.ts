import {describe, expect, it} from 'vitest';
import {rarity, scoreTerms} from './field-scores';
import {stem} from './terms';
import {indexOf, pageRecord} from './testing';

const index = indexOf([
  pageRecord('/docs/a', 'Kafka'),
  pageRecord('/docs/b', 'Topics', {text: 'Of Kafka.'}),
  pageRecord('/docs/c', 'Kafka topics', {text: 'Kafka has topics.'}),
  pageRecord('/docs/d', 'Long', {
    text: `Kafka ${Array.from({length: 300}, (_, i) => `x${i}y`).join(' ')}`,
  }),
]);
const places = (...words: string[]) => words.map((word) => index.words.placeOf(stem(word)) ?? -1);

describe('points of a term', () => {
  const points = index.pointsOf(places('kafka')[0] ?? -1);
  const [a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3].map((page) => points.get(page));

  it('are more in a title than in a text', () => {
    expect(a).toBeGreaterThan(b);
  });

  it('are more where title and text hold it', () => {
    expect(c).toBeGreaterThan(a);
  });

  it('are fewer in a long text', () => {
    expect(b).toBeGreaterThan(d);
  });
});

it('goes to pages alone that hold all of several terms', () => {
  expect([...scoreTerms(index, places('kafka', 'topics')).keys()].sort()).toEqual([1, 2]);
});

it('says that a word says less the more pages hold it, and never nothing', () => {
  expect(rarity(1, 100)).toBeGreaterThan(rarity(50, 100));
  expect(rarity(100, 100)).toBeGreaterThan(0);
});
