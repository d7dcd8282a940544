/** Writes what the site has to know about the pictures of a version; plugins/pictures reads it. */
import fs from 'node:fs';
import path from 'node:path';
import {type Manifest, manifestFile} from '../../plugins/pictures/manifest';

/** Writes the pictures in the order of their names, one a line, so that a change is easy to review. */
export function writeManifest(root: string, version: string, pictures: Manifest): void {
  const lines = [...pictures]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, facts]) => `  ${JSON.stringify(name)}: ${JSON.stringify(facts)}`);
  const file = path.join(root, manifestFile(version));
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}
