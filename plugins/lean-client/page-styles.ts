/**
 * Gives each page the styles of its own. Docusaurus puts the styles of every page into one sheet, as their order could
 * change between pages; here cascade layers set the order.
 */
import type {Configuration} from 'webpack';
import {upstreamChanged} from '../common/upstream.mjs';

/** @throws PatchError if a new Docusaurus collects the styles in another way */
export function withoutCommonSheet({optimization}: Configuration): void {
  const groups = optimization?.splitChunks && optimization.splitChunks.cacheGroups;
  if (!groups || !groups['styles']) {
    throw upstreamChanged(
      {patch: 'page-styles', package: '@docusaurus/core', file: 'lib/webpack/base.js'},
      'optimization.splitChunks.cacheGroups.styles',
      'none',
    );
  }
  groups['styles'] = false;
}
