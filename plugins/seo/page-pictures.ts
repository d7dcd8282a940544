/** Finds the pictures and clips of the product that the site's pages show, for the sitemap. */
import fs from 'node:fs';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {clipFiles, pictureFiles, readClips} from '../pictures/manifest';
import {placeOfPage} from '../pictures/place';
import {picturesOf} from '../pictures/uses';

/** A clip, with its files below the site's base path. */
export type PageClip = {
  video: string;
  poster: string;
  title: string;
  description: string;
  seconds: number;
};

/** What a page shows: the large files of its pictures, below the site's base path, and its clips. */
export type PageShots = {pictures: string[]; clips: PageClip[]};

const below = (file: string) => file.replace(/^static\//, '');

function shotsOf(file: string): PageShots | undefined {
  const place = placeOfPage(file);
  if (!place || !/\.mdx?$/.test(file) || !fs.existsSync(file)) return undefined;
  const {root, version} = place;
  const uses = picturesOf(fs.readFileSync(file, 'utf8'), file);
  const pictures = uses.filter(({kind}) => kind === 'picture').map(({scene}) => scene);
  const clips = uses.flatMap(({kind, scene, alt, title}) => {
    const facts = kind === 'clip' ? readClips(root, version)?.get(scene) : undefined;
    if (!facts) return [];
    const {webm, avif} = clipFiles(version, scene);
    const files = {video: below(webm), poster: below(avif)};
    return [{...files, title: title || alt, description: alt, seconds: Math.round(facts.seconds)}];
  });
  if (uses.length === 0) return undefined;
  const large = [...new Set(pictures)].flatMap((scene) => pictureFiles(version, scene).slice(-1));
  return {pictures: large.map(below), clips};
}

/**
 * @param root absolute path of the project
 * @param routes of the site
 * @returns what each page shows, by its path, with files such as `pictures/next/tags/create-tag@2x.avif`; pages without
 *   any are left out
 */
export function shotsByPath(root: string, routes: RouteConfig[]): Map<string, PageShots> {
  const found = new Map<string, PageShots>();
  for (const {path: page, metadata} of flattenRoutes(routes)) {
    if (metadata?.sourceFilePath === undefined) continue;
    const shots = shotsOf(path.join(root, metadata.sourceFilePath));
    if (shots) found.set(page, shots);
  }
  return found;
}
