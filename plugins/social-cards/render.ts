/** Turns drawings into PNG files; one that was drawn before is taken from the cache. */
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type {Inset} from './template';

/** Its corners are round, as those of the site's pictures are. */
const RADIUS = 14;

/** A picture in the size of its place: what doesn't fit is cut at the right and at the bottom. */
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

/** Networks take PNG everywhere, SVG nowhere; few colors make it small. */
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
 * @param folder where drawings are kept from one build to the next
 * @param picture what lies over the drawing, and where: an image file at twice its size
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
  await fs.mkdir(folder, {recursive: true});
  // Renaming is atomic: a build that is stopped leaves no half-written picture to be trusted later.
  await fs.writeFile(`${file}.${process.pid}`, png);
  await fs.rename(`${file}.${process.pid}`, file);
  return png;
}
