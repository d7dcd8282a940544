/** The changes to other packages that can be switched off one by one; plugins/PATCHES.md says what each does. */

export const PATCHES = [
  'broken-escapes',
  'chunk-names',
  'chunk-table',
  'failed-navigation',
  'fetch-ahead',
  'key-order',
  'lean-routes',
  'literal-paths',
  'load-guard',
  'no-prism',
  'page-assets',
  'page-styles',
  'route-tables',
  'search-dialog',
  'search-worker',
  'style-attributes',
  'used-styles',
] as const;
export type PatchName = (typeof PATCHES)[number];

/** As much of a site's configuration as says which patches are off. */
type SiteConfig = {customFields?: Readonly<Record<string, unknown>> | undefined};

const isPatch = (name: string): name is PatchName => (PATCHES as readonly string[]).includes(name);

/**
 * Reads a list of patches to switch off.
 *
 * @param list names with commas between them, or `all`; undefined for none
 * @returns `customFields` of the configuration; empty where nothing is off, so that no page carries the list
 * @throws Error if a name is unknown
 */
export function switchOff(list: string | undefined): {patchesOff?: readonly PatchName[]} {
  const names = (list ?? '').split(',').flatMap((name) => name.trim() || []);
  if (names.length === 0) return {};
  if (names.includes('all')) return {patchesOff: PATCHES};
  const unknown = names.filter((name) => !isPatch(name));
  if (unknown.length > 0) {
    throw new Error(
      `PATCHES_OFF names ${unknown.join(', ')}. It knows all, ${PATCHES.join(', ')}; see plugins/PATCHES.md.`,
    );
  }
  return {patchesOff: names.filter(isPatch)};
}

/** Whether a site is built with a patch; all are on unless its configuration switches them off. */
export function isOn({customFields}: SiteConfig, patch: PatchName): boolean {
  const off = customFields?.['patchesOff'] as readonly PatchName[] | undefined;
  return off === undefined || !off.includes(patch);
}
