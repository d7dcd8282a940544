/** Finds the files that the arguments of the command name. */
import path from 'node:path';
import {ContributorError} from '../../plugins/common/contributor-error';
import {listFiles} from '../../plugins/common/list-files';
import {guideFiles} from '../../plugins/guides/load';
import {isPage} from '../../plugins/gen-docs/page-file';

/** Files to check, relative to the project's root. */
type Places = {pages: string[]; facts: string[]; everything: boolean};

/** Folders of facts that have guides beside them. */
const GUIDE_FOLDERS = ['reference/sources', 'reference/metamodel/entities'];

const below = (root: string, folder: string) =>
  listFiles(path.join(root, folder)).map((name) => `${folder}/${name}`);

/**
 * @param places files and folders of docs/, blog/, and reference/, from the root or absolute; all if there are none
 * @throws ContributorError for a place without any of them
 */
export function filesOf(root: string, places: readonly string[]): Places {
  const pages = below(root, 'docs').filter((file) => isPage(file.slice('docs/'.length)));
  const posts = below(root, 'blog').filter((file) => /^blog\/[^/]+\.mdx?$/.test(file));
  const guides = GUIDE_FOLDERS.flatMap((folder) => guideFiles(root, folder));
  const facts = below(root, 'reference');
  if (places.length === 0) return {pages: [...pages, ...posts, ...guides], facts, everything: true};
  const chosen = places.map((place) => {
    const relative = path.relative(root, path.resolve(root, place));
    return relative.split(path.sep).join('/').split('\\').join('/');
  });
  const isIn = (file: string) => (place: string) => file === place || file.startsWith(`${place}/`);
  const all = [...pages, ...posts, ...facts];
  const unknown = chosen.find((place) => !all.some((file) => isIn(file)(place)));
  if (unknown !== undefined) {
    throw new ContributorError(
      `Found nothing to check at "${unknown}", expected a file or folder in docs/, blog/, or reference/.`,
    );
  }
  const isChosen = (file: string) => chosen.some(isIn(file));
  return {
    pages: [...pages, ...posts, ...guides].filter(isChosen),
    facts: facts.filter(isChosen),
    everything: false,
  };
}
