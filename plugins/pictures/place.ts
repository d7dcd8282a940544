/** Determines the project and version whose pictures a page shows. */
import path from 'node:path';
import {NEXT} from '../releases/model';

/** Folders of pages below the root of a project. */
const RELEASE_PAGE = /^(.*)\/versioned_docs\/version-([^/]+)\//;
const NEXT_PAGE = /^(.*)\/(?:genDocs\/|blog\/[^/]+$)/;

/** The project that a page belongs to, and the version whose pictures it shows. */
type Place = {root: string; version: string};

/**
 * @param file absolute path of the page, as Docusaurus reads it
 * @returns undefined for a page that belongs to no version
 */
export function placeOfPage(file: string): Place | undefined {
  const name = file.split(path.sep).join('/');
  const [, frozen, version] = RELEASE_PAGE.exec(name) ?? [];
  if (frozen !== undefined && version !== undefined) return {root: frozen, version};
  const [, root] = NEXT_PAGE.exec(name) ?? [];
  return root === undefined ? undefined : {root, version: NEXT};
}
