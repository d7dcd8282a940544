/** Copies a fixture site, so that it can be broken, built, and served without touching the fixture. */
import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../plugins/common/root';
import {STORIES_FILE} from '../../plugins/community/adoption-stories/load';
import {HOME_SCENES} from '../../plugins/home/pictures';
import {PROJECT_FILE} from '../../plugins/home/project';
import {manifestFile, pictureFiles, readManifest} from '../../plugins/pictures/manifest';
import {NEXT} from '../../plugins/releases/model';
import {CARD_SCENES} from '../../plugins/social-cards/cards';

/** Parts of src/ that copies don't need: pages of the real site. The rest is the theme and what it needs. */
const PAGES = ['pages', 'dogfood'];

const PICTURES = path.join(ROOT, 'static/pictures');

/** Adds the product pictures that every site needs to a copy: those of the home page and of social cards. */
function copyPictures(target: string): void {
  const all = readManifest(ROOT, NEXT);
  const scenes = new Set([...Object.values(HOME_SCENES), ...Object.values(CARD_SCENES)]);
  const facts = [...scenes].map((scene) => [scene, all?.get(scene)] as const);
  for (const file of [...scenes].flatMap((scene) => pictureFiles(NEXT, scene))) {
    fs.cpSync(path.join(ROOT, file), path.join(target, file));
  }
  const manifest = path.join(target, manifestFile(NEXT));
  fs.mkdirSync(path.dirname(manifest), {recursive: true});
  fs.writeFileSync(manifest, JSON.stringify(Object.fromEntries(facts)));
}

/** Copies tests/fixtures/NAME into a folder as deep as the fixture, so that its imports still resolve. */
export function copySite(name: string, folder: string): string {
  const target = path.join(ROOT, 'tests', '.tmp', folder);
  fs.rmSync(target, {recursive: true, force: true});
  fs.cpSync(path.join(ROOT, 'tests/fixtures', name), target, {recursive: true});
  const parts = fs.readdirSync(path.join(ROOT, 'src')).filter((part) => !PAGES.includes(part));
  for (const part of [...parts.map((part) => `src/${part}`), 'static']) {
    fs.cpSync(path.join(ROOT, part), path.join(target, part), {
      recursive: true,
      filter: (file) => file !== PICTURES,
    });
  }
  copyPictures(target);
  // The home page needs its facts, which a copy's own may replace.
  for (const file of [PROJECT_FILE, STORIES_FILE]) {
    fs.cpSync(path.join(ROOT, file), path.join(target, file));
  }
  return target;
}
