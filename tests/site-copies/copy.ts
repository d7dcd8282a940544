/** Copies a fixture site, so that it can be broken, built and served without touching the fixture. */
import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../plugins/common/root';

/** What the theme of the site is made of; a copy needs it in its own src/, where its imports expect it. */
const PARTS = ['theme', 'components', 'features', 'clientModules', 'css', 'links.ts'];

/** Copies tests/fixtures/NAME into a folder as deep as the fixture, so that its imports stay right. */
export function copySite(name: string, folder: string): string {
  const target = path.join(ROOT, 'tests', '.tmp', folder);
  fs.rmSync(target, {recursive: true, force: true});
  fs.cpSync(path.join(ROOT, 'tests/fixtures', name), target, {recursive: true});
  for (const part of [...PARTS.map((part) => `src/${part}`), 'static']) {
    fs.cpSync(path.join(ROOT, part), path.join(target, part), {recursive: true});
  }
  return target;
}
