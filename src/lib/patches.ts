/** The patches of other packages, which can be turned off one by one; plugins/PATCHES.md explains what each does. */

export const PATCHES = [
  'broken-escapes',
  'chunk-names',
  'chunk-table',
  'failed-navigation',
  'fetch-ahead',
  'keep-focus',
  'key-order',
  'large-text',
  'late-start',
  'lean-routes',
  'literal-paths',
  'load-guard',
  'minified-scripts',
  'no-prism',
  'no-tslib',
  'own-colors',
  'page-assets',
  'page-styles',
  'pages-on-demand',
  'preact',
  'render-cache',
  'route-tables',
  'search-worker',
  'style-attributes',
  'used-styles',
] as const;
export type PatchName = (typeof PATCHES)[number];

/** The part of a site's configuration that determines which patches are off. */
type SiteConfig = {customFields?: Readonly<Record<string, unknown>> | undefined};

const isPatch = (name: string): name is PatchName => (PATCHES as readonly string[]).includes(name);

/**
 * Parses a list of patches to turn off.
 *
 * @param list comma-separated names, or `all`; undefined for none
 * @returns `customFields` for the configuration; empty if nothing is off, so pages don't include the list
 * @throws Error if a name is unknown
 */
export function switchOff(list: string | undefined): {patchesOff?: readonly PatchName[]} {
  const names = (list ?? '').split(',').flatMap((name) => name.trim() || []);
  if (names.length === 0) return {};
  if (names.includes('all')) return {patchesOff: PATCHES};
  const unknown = names.filter((name) => !isPatch(name));
  if (unknown.length > 0) {
    throw new Error(
      `PATCHES_OFF: found ${unknown.join(', ')}, expected all, or names from ${PATCHES.join(', ')}; see plugins/PATCHES.md.`,
    );
  }
  return {patchesOff: names.filter(isPatch)};
}

/** Returns whether a site is built with a patch; all are on unless the configuration turns them off. */
export function isOn({customFields}: SiteConfig, patch: PatchName): boolean {
  const off = customFields?.['patchesOff'] as readonly PatchName[] | undefined;
  return off === undefined || !off.includes(patch);
}
