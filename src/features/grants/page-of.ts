/** Where the page of a source is. */

/** @returns its URL, or that of a section of it */
export function pageOf({slug}: {slug: string}, section?: string): string {
  const page = `/docs/generated/ingestion/sources/${slug}`;
  return section === undefined ? page : `${page}#${section}`;
}
