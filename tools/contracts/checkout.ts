/** Finds folders in a checkout of the platform's public source. */
import fs from 'node:fs';
import path from 'node:path';
import {ContributorError} from '../../plugins/common/contributor-error';

/**
 * @param checkout folder of the platform's public source
 * @param folder a folder in it
 * @returns the folder's path
 * @throws ContributorError if it doesn't exist
 */
export function publicFolder(checkout: string, folder: string): string {
  const found = path.join(checkout, folder);
  if (fs.existsSync(found)) return found;
  throw new ContributorError(
    `Found no ${folder} in "${checkout}", expected a checkout of github.com/datahub-project/datahub.`,
  );
}
