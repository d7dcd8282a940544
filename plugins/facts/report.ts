/** Reports problems at a key path of a YAML file. */
import {type Problems, show} from './problems';
import type {YamlFile} from './yaml-file';
import type {Key} from './yaml-text';

/** Adds a problem; `found` is the value in the file, left out if the value is missing. */
export type Report = (keys: readonly Key[], problem: {found?: unknown; expected: string}) => void;

/** Renders a key path: `['modules', 0, 'support']` becomes `modules[0].support`. */
export function keyPath(keys: readonly Key[]): string {
  return keys
    .map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i > 0 ? '.' : ''}${key}`))
    .join('');
}

/** @returns a reporter that knows the file and its lines, so that checks only name the key */
export function reporter({file, lineOf}: YamlFile, problems: Problems): Report {
  return (keys, {found, expected}) =>
    problems.add({file, line: lineOf(keys), key: keyPath(keys), found: show(found), expected});
}
