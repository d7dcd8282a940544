/** Compares a frozen version as it is committed with what today's facts and pages make of it. */
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../plugins/common/list-files';
import {bytesOf, type TreeFile} from '../../plugins/gen-docs/assemble';
import {type Frozen, placesOf} from './render';

function differs(file: string, wanted: TreeFile): boolean {
  return !fs.existsSync(file) || !fs.readFileSync(file).equals(bytesOf(wanted));
}

/** @returns files, relative to the root, that are missing, different, or too many */
export function driftOf(root: string, version: string, {docs, sidebars}: Frozen): string[] {
  const places = placesOf(version);
  const folder = path.join(root, places.docs);
  const surplus = listFiles(folder).filter((name) => !docs.has(name));
  const changed = [...docs]
    .filter(([name, file]) => differs(path.join(folder, name), file))
    .map(([name]) => name);
  return [
    ...[...surplus, ...changed].map((name) => path.posix.join(places.docs, name)).sort(),
    ...(differs(path.join(root, places.sidebars), {text: sidebars}) ? [places.sidebars] : []),
  ];
}

/** @returns files that two renderings of a version have different */
export function changesBetween(before: Frozen, after: Frozen): string[] {
  const names = new Set([...before.docs.keys(), ...after.docs.keys()]);
  const bytes = (frozen: Frozen, name: string) => {
    const file = frozen.docs.get(name);
    return file && bytesOf(file);
  };
  return [...names].filter((name) => {
    const [was, is] = [bytes(before, name), bytes(after, name)];
    return !was || !is || !was.equals(is);
  });
}
