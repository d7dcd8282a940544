/**
 * Checks what the patches that run in the browser (../PATCHES.md) rely on; those of the build have their own checks.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isOn} from '../../src/lib/patches';
import {checkFile} from '../common/upstream.mjs';

const CHECKS = [
  {
    // src/features/search/Dialog corrects the roles of these elements.
    place: {patch: 'search-dialog', package: '@docsearch/react', file: 'dist/esm/index.js'},
    snippets: [
      ...['Container', 'Dropdown', 'Dropdown-Container', 'Hit', 'Hits', 'Input', 'NoResults'].map(
        (name) => `"DocSearch-${name}"`,
      ),
    ],
  },
] as const;

/** @throws PatchError if the packages changed and the patch is on */
export default function patchChecks({siteConfig}: Pick<LoadContext, 'siteConfig'>): Plugin {
  for (const {place, snippets} of CHECKS) {
    if (isOn(siteConfig, place.patch)) checkFile(place, snippets);
  }
  return {name: 'patch-checks'};
}
