/** Writes a picture in the two sizes that pages load. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Small letters stay sharp at this quality, and color isn't halved around them. */
const AVIF = {quality: 58, effort: 5, chromaSubsampling: '4:4:4'} as const;

/** A share of changed pixels below which a picture counts as the same. */
const SAME = 0.001;

/** Whether two pictures differ in fewer pixels than a reader would notice; encoding alone changes colors a little. */
async function isSame(file: string, avif: Buffer): Promise<boolean> {
  if (!fs.existsSync(file)) return false;
  const encoded = await sharp(avif).removeAlpha().raw().toBuffer({resolveWithObject: true});
  const saved = await sharp(file).removeAlpha().raw().toBuffer({resolveWithObject: true});
  if (saved.info.width !== encoded.info.width || saved.info.height !== encoded.info.height)
    return false;
  const pixels = saved.info.width * saved.info.height;
  let changed = 0;
  for (let i = 0; i < pixels; i++) {
    const differs = [0, 1, 2].some(
      (c) => Math.abs((saved.data[i * 3 + c] ?? 0) - (encoded.data[i * 3 + c] ?? 0)) > 8,
    );
    if (differs) changed++;
  }
  return changed < pixels * SAME;
}

/**
 * Saves a picture, unless the one that is there looks the same.
 *
 * @param files where the two sizes go
 * @param png the picture at twice its size
 * @returns whether anything was written
 */
export async function savePicture(
  {normal, double}: {normal: string; double: string},
  png: Buffer,
): Promise<boolean> {
  // Encoding takes longer than all the rest, so it is done once.
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
