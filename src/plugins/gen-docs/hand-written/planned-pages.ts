/**
 * The pages that are yet to be written: reference/planned-pages.yaml. A link to one of them is shown
 * as its label alone, and comes alive when the page is there and its line in the list is gone.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {ContributorError} from '../../../contributor-error';

const FILE = 'reference/planned-pages.yaml';

/**
 * @param root absolute path of the project
 * @param exists tells whether a page stands at a path such as `how/search`
 * @returns paths of planned pages; none if there is no list
 * @throws ContributorError if the list is no list of texts, or names a page that exists
 */
export function plannedPages(root: string, exists: (page: string) => boolean): Set<string> {
  const file = path.join(root, FILE);
  if (!fs.existsSync(file)) return new Set();
  const list: unknown = parse(fs.readFileSync(file, 'utf8')) ?? [];
  if (!Array.isArray(list) || !list.every((page): page is string => typeof page === 'string')) {
    throw new ContributorError(`${FILE}: expected a list of paths below docs/, without extension.`);
  }
  const written = list.filter(exists);
  if (written.length > 0) {
    throw new ContributorError(
      `${FILE}: found pages that exist: ${written.join(', ')}.\n` +
        'Remove them from the list, so that links to them work.',
    );
  }
  return new Set(list);
}
