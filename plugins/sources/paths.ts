/** Where the facts and the page of an ingestion source are. */

/** Folder of the source files, relative to the project's root. */
export const SOURCES_FOLDER = 'reference/sources';

/** Folder of the fields that source files include. */
export const SHARED_FOLDER = `${SOURCES_FOLDER}/shared`;

/** Path below /docs/ of the page of a source. */
export function sourcePath(slug: string): string {
  return `generated/ingestion/sources/${slug}`;
}
