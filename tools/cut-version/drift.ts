/** Compares a committed frozen version with what the current facts and pages produce. */
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../plugins/common/list-files';
import {bytesOf, type TreeFile} from '../../plugins/gen-docs/assemble';
import {docsFolder, type Frozen} from './render';

function differs(file: string, wanted: TreeFile): boolean {
  return !fs.existsSync(file) || !fs.readFileSync(file).equals(bytesOf(wanted));
}

/** @returns files, relative to the root, that are missing, different, or superfluous */
export function driftOf(root: string, version: string, {docs, others}: Frozen): string[] {
  const folder = docsFolder(version);
  const surplus = listFiles(path.join(root, folder)).filter((name) => !docs.has(name));
  const wanted: [string, TreeFile][] = [
    ...[...docs].map(([name, file]): [string, TreeFile] => [`${folder}/${name}`, file]),
    ...[...others].map(([file, text]): [string, TreeFile] => [file, {text}]),
  ];
  const changed = wanted.filter(([file, content]) => differs(path.join(root, file), content));
  return [...surplus.map((name) => `${folder}/${name}`), ...changed.map(([file]) => file)].sort();
}

/** @returns files that differ between two renderings of a version */
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
