/**
 * Gives each page only its own styles. Docusaurus puts the styles of all pages into one sheet, since their order could
 * change between pages; here cascade layers determine the order.
 */
import type {Configuration} from 'webpack';
import {upstreamChanged} from '../common/upstream.mjs';

/** @throws PatchError if a new Docusaurus collects the styles differently */
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
