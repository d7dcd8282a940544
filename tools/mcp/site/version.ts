/** The versions that the site documents. */
import type {SiteIndex} from '../../../plugins/reference-data/shapes/site-index';
import {NEXT} from '../../../plugins/releases/model';
import {unknownName} from '../mistake';

/** A documented version. */
export type Version = {
  /** A release, or `next`. */
  name: string;
  label: string;
  /** Path of its docs: `/docs`, `/docs/2.0.0`. */
  path: string;
  /** Name of its search index. */
  index: string;
};

/** The name that Docusaurus gives to the docs of `next`. */
const CURRENT = 'current';

/** @returns the versions of the site, the newest first */
export function versionsOf({versions}: SiteIndex): Version[] {
  return versions.map(({name, label, docs}) => ({
    name,
    label,
    path: new URL(docs).pathname.replace(/\/$/, ''),
    index: name === NEXT ? CURRENT : name,
  }));
}

/**
 * @param given name of a version as an assistant writes it: `2.0.0`, `v2.0.0`, `Next`
 * @returns the version; without a name, the newest
 * @throws Mistake that lists the versions if there is none of this name
 */
export function chosenVersion(versions: readonly Version[], given?: string): Version {
  const [newest] = versions;
  if (!newest) throw new Error('reference/index.json of the site has no versions.');
  if (given === undefined || given.trim() === '') return newest;
  const name = given
    .trim()
    .toLowerCase()
    .replace(/^v(?=\d)/, '');
  const found = versions.find((one) => name === one.name || name === one.label.toLowerCase());
  if (found) return found;
  const mistake = unknownName('documentation of the version', given, []);
  const names = versions.map((one) => one.name).join(', ');
  mistake.message += ` Versions: ${names}. For a release between them, choose the closest one; the "since" marks say what came later.`;
  throw mistake;
}
