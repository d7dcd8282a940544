/**
 * Bundler loader of `reference/pictures/<version>.json?scene=…`: exports what a page shows of one picture. Pages import
 * it, so that they are updated when `npm run pictures` changes the file. Plain JavaScript, because the bundler loads it
 * without a TypeScript step.
 */
import path from 'node:path';
import {shownPicture} from './shown.mjs';

/**
 * @param {string} source text of the manifest
 * @returns {string} the picture, a `ShownPicture`, as JSON, which the bundler takes the file for
 * @throws Error that names the manifest and the scene if it is missing
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
  return JSON.stringify(shownPicture(version, scene, picture));
}
