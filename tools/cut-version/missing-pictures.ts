/**
 * Leaves out pictures and clips that were not taken for a release, because its screens differ or no one has taken them
 * yet.
 */
import {visitParents} from 'unist-util-visit-parents';
import {
  editPage,
  parseMarkdown,
  type Removal,
  removalOf,
  removeLines,
  withoutMark,
} from '../../plugins/markdown-source';
import {shotFault} from '../../plugins/pictures/faults';
import {type Shot, shotOf} from '../../plugins/pictures/manifest';
import {picturesOf} from '../../plugins/pictures/uses';

/** A picture or clip on a page of Next that a release lacks. */
export type MissingPicture = {
  /** The page, below the docs tree. */
  file: string;
  /** As the page names it: `picture:tags/create`. */
  url: string;
};

/**
 * @param root absolute path of the project
 * @param version a release
 * @param text of a page
 * @param name path of the page below the docs tree
 * @returns the page without the paragraphs of pictures that the release lacks, and a list of these pictures
 * @throws ContributorError if the release's list of pictures is wrong
 */
export function withoutMissingPictures(
  root: string,
  version: string,
  text: string,
  name: string,
): {text: string; pictures: MissingPicture[]} {
  const isMissing = (shot: Shot) => shotFault(root, version, shot) !== undefined;
  if (!picturesOf(text, name).some(isMissing)) return {text, pictures: []};
  const pictures: MissingPicture[] = [];
  const removals: Removal[] = [];
  const body = withoutMark(text);
  visitParents(parseMarkdown(body, name), 'paragraph', (paragraph, ancestors) => {
    const [only] = paragraph.children;
    const parent = ancestors.at(-1);
    if (only?.type !== 'image' || parent === undefined) return;
    const shot = shotOf(only.url);
    if (!shot || !isMissing(shot)) return;
    pictures.push({file: name, url: only.url});
    removals.push(removalOf(paragraph, parent));
  });
  return {text: editPage(text, removeLines(body, removals, [])), pictures};
}
