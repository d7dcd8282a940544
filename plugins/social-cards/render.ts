/** Turns drawings into PNG files; one that was drawn before is taken from the cache. */
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Networks take PNG everywhere, SVG nowhere; few colors make it small. */
const toPng = (svg: string) =>
  sharp(Buffer.from(svg)).png({palette: true, colors: 64, compressionLevel: 9}).toBuffer();

/**
 * @param folder where drawings are kept from one build to the next
 * @returns the picture of an SVG
 */
export async function renderCached(svg: string, folder: string): Promise<Buffer> {
  const file = path.join(folder, `${createHash('sha256').update(svg).digest('hex')}.png`);
  const kept = await fs.readFile(file).catch(() => undefined);
  if (kept) return kept;
  const png = await toPng(svg);
  await fs.mkdir(folder, {recursive: true});
  // Renaming is atomic: a build that is stopped leaves no half-written picture to be trusted later.
  await fs.writeFile(`${file}.${process.pid}`, png);
  await fs.rename(`${file}.${process.pid}`, file);
  return png;
}
