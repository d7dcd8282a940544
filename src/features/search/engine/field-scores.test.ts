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

  it('are higher in a title than in text', () => {
    expect(a).toBeGreaterThan(b);
  });

  it('are higher if both title and text contain it', () => {
    expect(c).toBeGreaterThan(a);
  });

  it('are lower in long text', () => {
    expect(b).toBeGreaterThan(d);
  });
});

it('scores only pages that contain all of several terms', () => {
  expect([...scoreTerms(index, places('kafka', 'topics')).keys()].sort()).toEqual([1, 2]);
});

it('gives a word less weight the more pages contain it, but never none', () => {
  expect(rarity(1, 100)).toBeGreaterThan(rarity(50, 100));
  expect(rarity(100, 100)).toBeGreaterThan(0);
});
