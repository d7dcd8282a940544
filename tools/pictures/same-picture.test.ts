import {describe, expect, it} from 'vitest';
import {looksSame, type Pixels} from './same-picture';

/** A gray picture; `at` changes the brightness of some pixels. */
function picture(at: (x: number, y: number) => number = () => 0): Pixels {
  const [width, height] = [64, 48];
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    data.fill(180 + at(i % width, Math.floor(i / width)), i * 3, i * 3 + 3);
  }
  return {data, width, height};
}

describe('looksSame', () => {
  it('ignores noise all over a picture', () => {
    const noise = picture((x, y) => ((x * 7 + y * 13) % 5 === 0 ? 30 : (x + y) % 2 ? -8 : 0));
    expect(looksSame(picture(), noise)).toBe(true);
  });

  it('detects one changed letter', () => {
    const letter = picture((x, y) => (x === 40 && y > 20 && y < 30 ? -120 : 0));
    expect(looksSame(picture(), letter)).toBe(false);
  });

  it('detects a pale background', () => {
    const selected = picture((_, y) => (y < 16 ? -10 : 0));
    expect(looksSame(picture(), selected)).toBe(false);
  });

  it('detects another size', () => {
    expect(looksSame(picture(), {...picture(), width: 48, height: 64})).toBe(false);
  });
});
