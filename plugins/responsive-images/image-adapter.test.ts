/** Scaled images have the format that their names say. */
import sharp from 'sharp';
import {expect, it} from 'vitest';
import path from 'node:path';
import {ROOT} from '../common/root';
import {IMAGE_SIZES, imageAdapter} from './image-adapter';

const IMAGES = ['light', 'dark'].map((look) =>
  path.join(ROOT, `src/features/flow-image/flow-${look}.png`),
);

it.each([
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/jpeg', 'jpeg'],
])('%s', async (mime, format) => {
  const scale = imageAdapter(IMAGES[0] ?? '');
  const {data, width, height} = await scale.resize({width: 320, mime, options: {quality: 100}});
  expect(await sharp(data).metadata()).toMatchObject({format, width: 320, height});
  expect({width, height}).toEqual({width: 320, height: 168});
});

it.each(IMAGES)('%s is as wide as the largest size', async (file) => {
  expect((await sharp(file).metadata()).width).toBe(Math.max(...IMAGE_SIZES));
});
