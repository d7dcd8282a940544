/** Films: how long things are shown, and what makes two films the same. */
import {describe, expect, it} from 'vitest';
import {digestOf, Film, framesOf, wayTo} from './film';

const [one, other] = [Buffer.from('one'), Buffer.from('other')];
const HERE = {x: 10, y: 20};

it('a pointer starts and ends slowly, and reaches its target', () => {
  const way = wayTo({x: 0, y: 0}, {x: 450, y: 90});
  expect(way.at(-1)).toEqual({x: 450, y: 90});
  const steps = way.map(({x}, i) => x - (way[i - 1]?.x ?? 0));
  expect(steps[0]).toBeLessThan(Math.max(...steps) / 2);
  expect(steps.at(-1)).toBeLessThan(Math.max(...steps) / 2);
});

describe('a film', () => {
  it('extends a picture that has not changed', () => {
    const film = new Film();
    film.add(one, HERE, 3);
    film.add(Buffer.from('one'), HERE, 2);
    film.add(one, {...HERE, presses: true}, 1);
    film.add(other, HERE, 1);
    expect(film.parts.map(({frames}) => frames)).toEqual([5, 1, 1]);
  });

  it('shows each caption long enough to be read, and none before the previous one ends', () => {
    const film = new Film();
    film.add(one, HERE, 1);
    film.say('Open **Tags**, and select **Create Tag**.');
    film.add(other, HERE, 1);
    film.say('Enter a name.');
    film.add(one, HERE, framesOf(9));
    const cues = film.end();
    expect(cues.map(({text}) => text)).toEqual([
      'Open **Tags**, and select **Create Tag**.',
      'Enter a name.',
    ]);
    const [first, second] = cues;
    expect(first).toMatchObject({start: 0.05, end: second?.start});
    expect((first?.end ?? 0) - (first?.start ?? 0)).toBeGreaterThan(2);
    expect(second?.end).toBe(Number(film.seconds.toFixed(2)));
    const frames = film.parts.reduce((sum, part) => sum + part.frames, 0);
    expect(film.seconds).toBe(frames / framesOf(1));
  });
});

it('films differ by what is shown, said, and how they are encoded', () => {
  const parts = [{still: one, pointer: HERE, frames: 3}];
  const cues = [{start: 0, end: 2, text: 'Open **Tags**.'}];
  const digest = digestOf(parts, cues, 1);
  expect(digestOf(structuredClone(parts), structuredClone(cues), 1)).toBe(digest);
  expect(digestOf([{still: other, pointer: HERE, frames: 3}], cues, 1)).not.toBe(digest);
  expect(digestOf([{still: one, pointer: HERE, frames: 4}], cues, 1)).not.toBe(digest);
  expect(digestOf(parts, [{start: 0, end: 2, text: 'Open.'}], 1)).not.toBe(digest);
  expect(digestOf(parts, cues, 2)).not.toBe(digest);
});
