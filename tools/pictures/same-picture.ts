/** Decides whether two pictures look the same to a reader. */

/** Pixels of a picture without an alpha channel. */
export type Pixels = {data: Uint8Array; width: number; height: number};

const TILE = 16;

/** After a change too small to see, encoding shifts single pixels of text by up to this much, all over the picture. */
const NOISE = 48;

/** What a tile may have beyond noise: changed pixels, and a shift of its average color. */
const PIXELS = 4;
const SHIFT = 6;

/** Whether something changed in a tile: a letter changes some pixels much, a background all of them a little. */
function isTileSame(a: Pixels, b: Pixels, left: number, top: number): boolean {
  const right = Math.min(a.width, left + TILE);
  const bottom = Math.min(a.height, top + TILE);
  const sums: [number, number, number] = [0, 0, 0];
  let changed = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      let most = 0;
      for (const channel of [0, 1, 2] as const) {
        const at = (y * a.width + x) * 3 + channel;
        const difference = (a.data[at] ?? 0) - (b.data[at] ?? 0);
        sums[channel] += difference;
        most = Math.max(most, Math.abs(difference));
      }
      if (most > NOISE) changed++;
    }
  }
  const area = (right - left) * (bottom - top);
  return changed <= PIXELS && sums.every((sum) => Math.abs(sum) / area <= SHIFT);
}

/** @returns whether no tile of the pictures differs by more than encoding noise */
export function looksSame(a: Pixels, b: Pixels): boolean {
  if (a.width !== b.width || a.height !== b.height) return false;
  for (let top = 0; top < a.height; top += TILE) {
    for (let left = 0; left < a.width; left += TILE) {
      if (!isTileSame(a, b, left, top)) return false;
    }
  }
  return true;
}
