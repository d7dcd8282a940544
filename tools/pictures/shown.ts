/** Determines which pictures readers of a version see: a scene that is on no page yet is played only by name. */
import fs from 'node:fs';
import path from 'node:path';
import {HOME_SCENES} from '../../plugins/home/pictures';
import {selectPassages} from '../../plugins/page-kit/passages';
import {picturesOf} from '../../plugins/pictures/uses';
import {NEXT} from '../../plugins/releases/model';
import type {Version} from '../../plugins/releases/version';

/**
 * @param root absolute path of the project
 * @returns the scenes of the pictures on pages of docs/, in passages that the version has, and on the home page
 */
export function shownPictures(root: string, version: Version): Set<string> {
  const folder = path.join(root, 'docs');
  const files = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file));
  const shots = files.flatMap((file) => {
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    // Passages are evaluated only if there are pictures, which most pages lack.
    if (picturesOf(text, file).length === 0) return [];
    return picturesOf(selectPassages(text, file, version), file);
  });
  const home = version.name === NEXT ? Object.values(HOME_SCENES) : [];
  return new Set([
    ...shots.filter(({kind}) => kind === 'picture').map(({scene}) => scene),
    ...home,
  ]);
}
