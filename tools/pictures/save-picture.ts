/** Writes a picture in the two sizes that pages load. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {looksSame, type Pixels} from './same-picture';

/** At this quality, small letters stay sharp, and the color around them isn't subsampled. */
const AVIF = {quality: 58, effort: 5, chromaSubsampling: '4:4:4'} as const;

async function pixelsOf(picture: string | Buffer): Promise<Pixels> {
  const {data, info} = await sharp(picture).removeAlpha().raw().toBuffer({resolveWithObject: true});
  return {data, width: info.width, height: info.height};
}

/** Whether a saved picture looks like a new one. */
async function isSame(file: string, avif: Buffer): Promise<boolean> {
  return fs.existsSync(file) && looksSame(await pixelsOf(file), await pixelsOf(avif));
}

/**
 * Saves a picture, unless the existing one looks the same.
 *
 * @param files where the two sizes go
 * @param png the picture at twice its size
 * @returns whether anything was written
 */
export async function savePicture(
  {normal, double}: {normal: string; double: string},
  png: Buffer,
): Promise<boolean> {
  // Encoding takes longer than everything else, so it is done once.
  const avif = await sharp(png).avif(AVIF).toBuffer();
  if (fs.existsSync(normal) && (await isSame(double, avif))) return false;
  fs.mkdirSync(path.dirname(normal), {recursive: true});
  const {width = 0} = await sharp(png).metadata();
  fs.writeFileSync(double, avif);
  await sharp(png)
    .resize(Math.round(width / 2))
    .avif(AVIF)
    .toFile(normal);
  return true;
}
