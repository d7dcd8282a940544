/** Keeps translators away from names of products, which they would turn into words: Hive, Druid, Mode. */

/** The page of an ingestion source, in any version. */
const SOURCE = /\/generated\/ingestion\/sources\/([\w-]+)(?:[#?]|$)/;

/** Sources whose names are ordinary words, by slug. Readers of a translation understand them only if they are translated. */
export const ORDINARY: ReadonlySet<string> = new Set([
  'business-glossary',
  'csv-enricher',
  'demo-data',
  'file-based-lineage',
  'json-schema',
  'metadata-file',
  'sql-queries',
]);

/**
 * @param href the page that a name links to
 * @param otherwise for pages that aren't about a source
 * @returns the attribute `translate` of the name
 */
export function translateName(href: string | undefined, otherwise?: 'no'): 'no' | undefined {
  const [, slug] = SOURCE.exec(href ?? '') ?? [];
  if (slug === undefined) return otherwise;
  return ORDINARY.has(slug) ? undefined : 'no';
}
