/** Copies a fixture site, so that it can be broken, built and served without touching the fixture. */
import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../plugins/common/root';

/** Parts of src/ that a copy does without: pages of the real site. All else is its theme, or what that needs. */
const PAGES = ['pages', 'dogfood'];

/** Copies tests/fixtures/NAME into a folder as deep as the fixture, so that its imports stay right. */
export function copySite(name: string, folder: string): string {
  const target = path.join(ROOT, 'tests', '.tmp', folder);
  fs.rmSync(target, {recursive: true, force: true});
  fs.cpSync(path.join(ROOT, 'tests/fixtures', name), target, {recursive: true});
  const parts = fs.readdirSync(path.join(ROOT, 'src')).filter((part) => !PAGES.includes(part));
  for (const part of [...parts.map((part) => `src/${part}`), 'static']) {
    fs.cpSync(path.join(ROOT, part), path.join(target, part), {recursive: true});
  }
  return target;
}
