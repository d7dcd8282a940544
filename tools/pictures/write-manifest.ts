/** Writes what the site needs to know about the pictures or clips of a version; plugins/pictures reads it. */
import fs from 'node:fs';
import path from 'node:path';
import {type Kind, manifestFile} from '../../plugins/pictures/manifest';

/** Writes them sorted by name, one per line, so changes are easy to review. */
export function writeManifest(
  root: string,
  version: string,
  shots: ReadonlyMap<string, unknown>,
  kind: Kind = 'picture',
): void {
  const lines = [...shots]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, facts]) => `  ${JSON.stringify(name)}: ${JSON.stringify(facts)}`);
  const file = path.join(root, manifestFile(version, kind));
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}
