/** Finds the pictures of the product that the site's pages show, for the sitemap. */
import fs from 'node:fs';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {pictureFiles} from '../pictures/manifest';
import {placeOfPage} from '../pictures/place';
import {picturesOf} from '../pictures/uses';

/** The large files of the pictures in one page, below the site's base path. */
function filesOf(file: string): string[] {
  const place = placeOfPage(file);
  if (!place || !/\.mdx?$/.test(file) || !fs.existsSync(file)) return [];
  const scenes = picturesOf(fs.readFileSync(file, 'utf8'), file).map(({scene}) => scene);
  return [...new Set(scenes)].flatMap((scene) => {
    const large = pictureFiles(place.version, scene).at(-1);
    return large === undefined ? [] : large.replace(/^static\//, '');
  });
}

/**
 * @param root absolute path of the project
 * @param routes of the site
 * @returns by the path of a page, the files of its pictures, such as `pictures/next/tags/create-tag@2x.avif`; pages without
 *   any are left out
 */
export function picturesByPath(root: string, routes: RouteConfig[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const {path: page, metadata} of flattenRoutes(routes)) {
    if (metadata?.sourceFilePath === undefined) continue;
    const files = filesOf(path.join(root, metadata.sourceFilePath));
    if (files.length > 0) found.set(page, files);
  }
  return found;
}
