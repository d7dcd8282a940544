/** Caches the build of a fixture, so that it is built again only when its inputs have changed. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../plugins/common/list-files';
import {ROOT} from '../../plugins/common/root';
import SERVICES from '../../services';

/** Tests run by hand and by CI share this folder, which git ignores. */
const KEPT = path.join(ROOT, 'tests/.tmp/kept');

/** Environment variables that the configuration of every site reads. */
const SETTINGS = [
  ...['SITE_URL', 'EDIT_URL', 'CONSENT', 'CONTENT_HOSTS'],
  ...SERVICES.flatMap(({variables, optional}) => Object.keys({...variables, ...optional})),
];

/** Returns a digest of the settings and of the names and contents of files and folders. */
export function digestOf(root: string, inputs: readonly string[]): string {
  const settings = SETTINGS.map((name) => process.env[name] ?? null);
  const hash = createHash('sha256').update(JSON.stringify([process.version, ...settings]));
  for (const input of inputs) {
    const full = path.join(root, input);
    const files = fs.statSync(full).isDirectory() ? listFiles(full) : [''];
    for (const file of files) {
      hash.update(`\n${input}/${file}\n`).update(fs.readFileSync(path.join(full, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Returns the folder of an earlier build of the same inputs, or builds. Older builds of the same name are removed.
 *
 * @param inputs files and folders of the project that the build reads
 * @param build builds the site and returns the folder that contains it
 * @throws whatever `build` throws; nothing is cached then
 */
export async function keptBuild(
  name: string,
  inputs: readonly string[],
  build: () => Promise<string>,
  {root = ROOT, kept = KEPT} = {},
): Promise<string> {
  const folder = path.join(kept, name);
  const target = path.join(folder, digestOf(root, inputs));
  if (fs.existsSync(target)) return target;
  const made = await build();
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  fs.renameSync(made, target);
  return target;
}
