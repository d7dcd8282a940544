/**
 * Bundler loader of `reference/pictures/<version>.json?scene=…`: hands over what a page shows of one picture. Pages ask for
 * it instead of having it written into them, so that they follow the file when `npm run pictures` changes it. Plain JavaScript,
 * because the bundler loads it without a TypeScript step.
 */
import path from 'node:path';
import {drawingOf} from './drawing.mjs';

/**
 * @param {string} source text of the manifest
 * @returns {string} the picture, a `ShownPicture`, as JSON, which the bundler takes the file for
 * @throws Error that names the manifest and the scene if it has no such picture
 */
export default function pictureLoader(source) {
  const scene = new URLSearchParams(this.resourceQuery).get('scene');
  const version = path.basename(this.resourcePath, '.json');
  const picture = JSON.parse(source)[scene];
  if (!picture) {
    throw new Error(
      `reference/pictures/${version}.json: found no scene ${scene}, which a page shows. Run \`npm run pictures\`.`,
    );
  }
  const {width, height, marks = []} = picture;
  const src = `/pictures/${version}/${scene}`;
  return JSON.stringify({
    ...{src: `${src}.avif`, large: `${src}@2x.avif`, width, height},
    drawing: drawingOf(picture),
    labels: marks.map(({n, label}) => ({n, label})),
  });
}
