/** Names as they are written in URLs. */

/** @returns `Column-level Lineage` as `column-level-lineage`, `ETL/ELT` as `etl-elt` */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
