/** Draws the pointer, which screenshots lack. */
import sharp from 'sharp';
import type {Pointer} from './film';

/** Size of the drawing, and the position of the arrow's tip in it. */
const SIZE = 44;
const TIP = 16;

const drawing = (presses: boolean) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">
${presses ? `<circle cx="${TIP}" cy="${TIP}" r="14" fill="#533fd1" fill-opacity="0.3" stroke="#533fd1" stroke-opacity="0.7" stroke-width="2"/>` : ''}
<path transform="translate(${TIP} ${TIP})" d="M0 0v20l5-4.6 3.4 7.8 3.6-1.6-3.4-7.6h6.8z" fill="#111" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/>
</svg>`);

const DRAWN = {pressing: drawing(true), resting: drawing(false)};

/** The part of a drawing that is inside a picture, and its position there. */
async function inside(pointer: Pointer, width: number, height: number) {
  const [x, y] = [pointer.x - TIP, pointer.y - TIP];
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  const region = {
    left: left - x,
    top: top - y,
    width: Math.min(width, x + SIZE) - left,
    height: Math.min(height, y + SIZE) - top,
  };
  if (region.width <= 0 || region.height <= 0) return [];
  const drawn = pointer.presses ? DRAWN.pressing : DRAWN.resting;
  return [{input: await sharp(drawn).extract(region).png().toBuffer(), left, top}];
}

/** @returns the picture with the pointer on it, as bytes of red, green, and blue */
export async function withPointer(still: Buffer, pointer: Pointer): Promise<Buffer> {
  const image = sharp(still).removeAlpha();
  const {width = 0, height = 0} = await image.metadata();
  return image
    .composite(await inside(pointer, width, height))
    .removeAlpha()
    .raw()
    .toBuffer();
}
