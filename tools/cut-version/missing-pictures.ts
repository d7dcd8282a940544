/** Leaves pictures out of a release that were not taken for it, since its screens differ or nobody has yet. */
import {visitParents} from 'unist-util-visit-parents';
import {
  editPage,
  parseMarkdown,
  type Removal,
  removalOf,
  removeLines,
  withoutMark,
} from '../../plugins/markdown-source';
import {pictureFault} from '../../plugins/pictures/faults';
import {sceneOf} from '../../plugins/pictures/manifest';
import {picturesOf} from '../../plugins/pictures/uses';

/** A picture of a page of Next that a release lacks. */
export type MissingPicture = {
  /** The page, below the docs tree. */
  file: string;
  scene: string;
};

/**
 * @param root absolute path of the project
 * @param version a release
 * @param text of a page
 * @param name path of the page below the docs tree
 * @returns the page without the paragraphs of pictures that the release lacks, and what these are
 * @throws ContributorError if the release's list of pictures is wrong
 */
export function withoutMissingPictures(
  root: string,
  version: string,
  text: string,
  name: string,
): {text: string; pictures: MissingPicture[]} {
  const isMissing = (scene: string) => pictureFault(root, version, scene) !== undefined;
  if (!picturesOf(text, name).some(({scene}) => isMissing(scene))) return {text, pictures: []};
  const pictures: MissingPicture[] = [];
  const removals: Removal[] = [];
  const body = withoutMark(text);
  visitParents(parseMarkdown(body, name), 'paragraph', (paragraph, ancestors) => {
    const [only] = paragraph.children;
    const parent = ancestors.at(-1);
    const scene = only?.type === 'image' ? sceneOf(only.url) : undefined;
    if (scene === undefined || parent === undefined || !isMissing(scene)) return;
    pictures.push({file: name, scene});
    removals.push(removalOf(paragraph, parent));
  });
  return {text: editPage(text, removeLines(body, removals, [])), pictures};
}
