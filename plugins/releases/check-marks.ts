/** Checks the releases that YAML facts name, in all files of reference/ at once. */
import path from 'node:path';
import {listFiles} from '../common/list-files';
import {Problems} from '../facts/problems';
import {reporter, type Report} from '../facts/report';
import {readYaml} from '../facts/yaml-file';
import type {Key} from '../facts/yaml-text';
import {rankOf, releaseNames, type Releases} from './model';

/** Keys whose values are examples, with their own keys. */
const FREE = new Set(['variables', 'value', 'result', 'default']);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isMap = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && !Array.isArray(value);

function checkNames(releases: Releases, data: object, keys: readonly Key[], report: Report): void {
  const known = (name: unknown) => releases.some((release) => release.name === name);
  const expected = `a release of reference/releases.yaml: ${releaseNames(releases)}`;
  const {since, until, announced, before} = data as Record<string, unknown>;
  for (const [key, value] of Object.entries({since, until, announced})) {
    if (typeof value === 'string' && !known(value))
      report([...keys, key], {found: value, expected});
  }
  for (const name of isMap(before) ? Object.keys(before) : []) {
    if (!known(name)) report([...keys, 'before', name], {found: name, expected});
  }
  if (!known(since) || !known(until)) return;
  if (rankOf(releases, String(since)) < rankOf(releases, String(until))) return;
  report([...keys, 'until'], {found: until, expected: `a release after since, which is ${since}`});
}

function walk(releases: Releases, data: unknown, keys: readonly Key[], report: Report): void {
  if (Array.isArray(data)) {
    data.forEach((item, i) => walk(releases, item, [...keys, i], report));
  } else if (isMap(data)) {
    checkNames(releases, data, keys, report);
    for (const [key, value] of Object.entries(data)) {
      if (!FREE.has(key)) walk(releases, value, [...keys, key], report);
    }
  }
}

/** The releases with which parsed data was found to be right: `npm start` checks at every edit. */
const right = new WeakMap<object, Releases>();

/**
 * Reports every `since`, `until`, `before`, and `announced` below reference/ that doesn't name a release.
 *
 * @param root absolute path of the project
 */
export function checkMarks(root: string, releases: Releases, problems: Problems): void {
  const folder = path.join(root, 'reference');
  for (const name of listFiles(folder).filter((file) => /\.ya?ml$/.test(file))) {
    // Syntax errors are reported by the file's own loader.
    const yaml = readYaml(root, `reference/${name}`, new Problems());
    if (!yaml || !isObject(yaml.data) || right.get(yaml.data) === releases) continue;
    const before = problems.list.length;
    walk(releases, yaml.data, [], reporter(yaml, problems));
    if (problems.list.length === before) right.set(yaml.data, releases);
  }
}
