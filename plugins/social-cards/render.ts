/** Converts drawings to PNG files, with a cache. */
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {writeWhole} from '../common/write-whole';
import type {Inset} from './template';

/** The radius of its corners, as in pictures on the site. */
const RADIUS = 14;

/** Crops a picture to the size of its place, at the right and at the bottom. */
async function cut(picture: Buffer, {width, height, scale}: Inset): Promise<Buffer> {
  const whole = sharp(picture);
  const {width: own = 0} = await whole.metadata();
  const mask = `<svg width="${width}" height="${height}"><rect width="${width + RADIUS}" height="${height + RADIUS}" rx="${RADIUS}"/></svg>`;
  const resized = await whole.resize({width: Math.round((own / 2) * scale)}).toBuffer({
    resolveWithObject: true,
  });
  return sharp(resized.data)
    .extract({
      left: 0,
      top: 0,
      width: Math.min(width, resized.info.width),
      height: Math.min(height, resized.info.height),
    })
    .extend({
      right: Math.max(0, width - resized.info.width),
      bottom: Math.max(0, height - resized.info.height),
      background: '#f6f7fb',
    })
    .composite([{input: Buffer.from(mask), blend: 'dest-in'}])
    .png()
    .toBuffer();
}

/** All networks support PNG, none supports SVG; a small palette makes it small. */
async function toPng(svg: string, picture?: {file: Buffer; inset: Inset}): Promise<Buffer> {
  const drawing = sharp(Buffer.from(svg));
  if (!picture) return drawing.png({palette: true, colors: 64, compressionLevel: 9}).toBuffer();
  const {left, top} = picture.inset;
  const input = await cut(picture.file, picture.inset);
  return drawing
    .composite([{input, left, top}])
    .png({palette: true, colors: 256, compressionLevel: 9})
    .toBuffer();
}

/**
 * @param folder cache of drawings between builds
 * @param picture what to place over the drawing, and where: an image file at twice its size
 * @returns the PNG of an SVG
 */
export async function renderCached(
  svg: string,
  folder: string,
  picture?: {file: Buffer; inset: Inset},
): Promise<Buffer> {
  const hash = createHash('sha256').update(svg);
  if (picture) hash.update(picture.file).update(JSON.stringify(picture.inset));
  const file = path.join(folder, `${hash.digest('hex')}.png`);
  const kept = await fs.readFile(file).catch(() => undefined);
  if (kept) return kept;
  const png = await toPng(svg, picture);
  writeWhole(file, png);
  return png;
}
