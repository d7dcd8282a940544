/** Names as they are written in URLs. */

/** @returns the slug of a name: `column-level-lineage` for `Column-level Lineage`, `etl-elt` for `ETL/ELT` */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
