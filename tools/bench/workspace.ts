/** Copies of the project to measure, which leaves the original's files, caches, and running servers alone. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {Side} from './figures';

/** In this folder of the project, where its node_modules are found; git ignores it. */
const FOLDER = '.tmp/bench';

/** Returns the absolute path of one of the copies. */
export function workspacePath(root: string, name: string): string {
  return path.join(root, FOLDER, name);
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, {cwd, encoding: 'utf8', maxBuffer: 2 ** 28});
}

/** Returns the files that a git command lists with `-z`. */
const listed = (root: string, ...args: string[]) =>
  git(root, ...args, '-z')
    .split('\0')
    .filter(Boolean);

/** Files that were changed, added, or deleted since the last commit, staged or not, and those that git doesn't know yet. */
const changed = (root: string) => [
  ...listed(root, 'diff', 'HEAD', '--name-only', '--no-renames'),
  ...listed(root, 'ls-files', '--others', '--exclude-standard'),
];

/**
 * Creates a fresh copy of the project as is, including uncommitted changes. It is a clone with the whole
 * history, because pages show when they were last changed.
 *
 * @returns absolute path of the copy
 * @throws Error if the project is not a git checkout
 */
export function copyProject(root: string, name: string): string {
  const target = workspacePath(root, name);
  fs.rmSync(target, {recursive: true, force: true});
  fs.mkdirSync(path.dirname(target), {recursive: true});
  git(root, 'clone', '--quiet', '--local', root, target);
  for (const file of changed(root)) {
    const [source, copy] = [path.join(root, file), path.join(target, file)];
    if (fs.existsSync(source)) {
      fs.mkdirSync(path.dirname(copy), {recursive: true});
      fs.copyFileSync(source, copy);
    } else {
      fs.rmSync(copy, {force: true});
    }
  }
  return target;
}

/** Removes what a build or dev server caches for the next one, which then starts cold. */
export function clearCaches(side: Side, site: string): void {
  // The stock site doesn't assemble pages: genDocs/ is its source.
  const assembled = side === 'ours' ? ['genDocs'] : [];
  for (const name of ['.docusaurus', 'node_modules', ...assembled]) {
    fs.rmSync(path.join(site, name), {recursive: true, force: true});
  }
}
