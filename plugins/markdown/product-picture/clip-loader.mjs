/**
 * Bundler loader of `reference/pictures/clips/<version>.json?scene=…`: exports what a page shows of one clip, like
 * picture-loader.mjs for pictures.
 */
import path from 'node:path';

/**
 * @param {string} source text of the manifest
 * @returns {string} the clip, a `ShownClip`, as JSON, which the bundler parses
 * @throws Error that names the manifest and the clip if it is missing
 */
export default function clipLoader(source) {
  const scene = new URLSearchParams(this.resourceQuery).get('scene');
  const version = path.basename(this.resourcePath, '.json');
  const clip = JSON.parse(source)[scene];
  if (!clip) {
    throw new Error(
      `reference/pictures/clips/${version}.json: found no clip ${scene}, which a page shows. Run \`npm run pictures -- clips\`.`,
    );
  }
  const {width, height, cues} = clip;
  return JSON.stringify({
    ...{src: `/pictures/${version}/clips/${scene}`, width, height},
    steps: cues.map(({text}) => text),
  });
}
