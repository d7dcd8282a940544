/** Made-up releases, and the versions of a site that has the oldest of them. */
import type {Releases} from '../model';
import {type Version, versionOf} from '../version';

/** For loaders that check marks. */
export const RELEASES: Releases = [
  {name: '2.0.0', date: '2030-01-31'},
  {name: '2.1.0', date: '2030-03-31'},
  {name: 'next'},
];

/** A version among them. */
export const at = (name: string): Version => versionOf(RELEASES, name, ['2.0.0']);

/** The unreleased version. */
export const NEXT_DOCS = at('next');

/** The oldest version: it shows no badges. */
export const OLDEST = at('2.0.0');
