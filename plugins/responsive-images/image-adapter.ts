/**
 * Scales images for the responsive images of the site. The plugin's own adapter names a file `.webp` but writes PNG;
 * this one writes the format of the name.
 */
import sharp from 'sharp';

type Wanted = {width: number; mime?: string; options: {quality: number}};
type Scaled = {data: Buffer; width: number; height: number};

/** Widths in pixels of each responsive image, up to its own width. */
export const IMAGE_SIZES = [320, 640, 1280, 1440, 1600];

/** @param file absolute path of the image to scale */
export function imageAdapter(file: string) {
  const image = sharp(file);
  return {
    metadata: () => image.metadata(),
    async resize({width, mime, options: {quality}}: Wanted): Promise<Scaled> {
      const scaled = image.clone().resize(width);
      if (mime === 'image/jpeg') scaled.jpeg({quality});
      // At full quality, a lossless drawing is smaller than a lossy one, and has clean edges.
      if (mime === 'image/webp') scaled.webp(quality === 100 ? {lossless: true} : {quality});
      if (mime === 'image/avif') scaled.avif(quality === 100 ? {lossless: true} : {quality});
      const {data, info} = await scaled.toBuffer({resolveWithObject: true});
      return {data, width, height: info.height};
    },
  };
}
