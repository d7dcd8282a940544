/**
 * Checks that a file of another package is still the one that a patch (plugins/PATCHES.md) was written for. Plain
 * JavaScript, because the bundler's loaders use it without a TypeScript step.
 */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const ROOT_PACKAGE = path.resolve(import.meta.dirname ?? __dirname, '../../package.json');

/**
 * A file that a patch changes or relies on.
 *
 * @typedef {{patch: import('../../src/lib/patches').PatchName, package: string, file: string}} Place
 */

/** @returns {string} absolute path of the folder of an installed package, regardless of its exports */
export function packageFolder(name) {
  const {resolve} = createRequire(ROOT_PACKAGE);
  const folder = resolve
    .paths(name)
    ?.map((folder) => path.join(folder, name))
    .find((folder) => fs.existsSync(path.join(folder, 'package.json')));
  if (folder === undefined) throw new Error(`The package ${name} is not installed; run "npm ci".`);
  return folder;
}

const versionOf = (name) =>
  JSON.parse(fs.readFileSync(path.join(packageFolder(name), 'package.json'), 'utf8')).version;

/**
 * The error that stops a build whose packages no longer fit a patch.
 *
 * @param {Place} place
 * @param {string} expected what the file should contain
 * @param {string} found what it contains instead
 */
export function upstreamChanged(place, expected, found) {
  const error = new Error(
    [
      `The patch ${place.patch} no longer fits ${place.package} ${versionOf(place.package)}.`,
      `File:     ${place.file}`,
      `Expected: ${expected}`,
      `Found:    ${found}`,
      `To build without it, set PATCHES_OFF=${place.patch}; plugins/PATCHES.md explains what it is for and how to drop it.`,
    ].join('\n'),
  );
  error.name = 'PatchError';
  error.stack = `PatchError: ${error.message}`;
  return error;
}

const times = (count) => (count === 0 ? 'not at all' : `${count} times`);

/**
 * @param {Place} place
 * @param {string} source text of the file
 * @param {string} snippet what it must contain exactly once
 * @throws the error of `upstreamChanged` if it doesn't
 */
export function expectOnce(place, source, snippet) {
  const count = source.split(snippet).length - 1;
  if (count !== 1) throw upstreamChanged(place, `once ${snippet}`, times(count));
}

/**
 * Reads and checks an installed file that a patch relies on.
 *
 * @param {Place} place
 * @param {readonly string[]} snippets what the file must contain
 * @throws the error of `upstreamChanged` if the file is missing or lacks one of them
 */
export function checkFile(place, snippets) {
  const file = path.join(packageFolder(place.package), place.file);
  if (!fs.existsSync(file)) throw upstreamChanged(place, 'the file', 'no such file');
  const source = fs.readFileSync(file, 'utf8');
  for (const snippet of snippets) {
    if (!source.includes(snippet)) throw upstreamChanged(place, snippet, 'not at all');
  }
}
