/**
 * What a page shows of a picture. Plain JavaScript, because a loader of the bundler uses it without a TypeScript step.
 */
import {drawingOf} from './drawing.mjs';

/**
 * @param {string} version `next` or a release
 * @param {string} scene such as `tags/create`
 * @param {import('../../../src/features/pictures/model').PictureFacts} picture
 * @returns {import('../../../src/features/pictures/model').ShownPicture}
 */
export function shownPicture(version, scene, picture) {
  const {width, height, marks = []} = picture;
  const src = `/pictures/${version}/${scene}`;
  return {
    ...{src: `${src}.avif`, large: `${src}@2x.avif`, width, height},
    drawing: drawingOf(picture),
    labels: marks.map(({n, label}) => ({n, label})),
  };
}
