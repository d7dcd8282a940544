/** Reports what is wrong at one place of a file. */
import {type Problems, show} from '../problems';
import {keyPath} from '../yaml-file';
import type {LoadedFile} from './files';

export type Key = string | number;

/** Adds a problem at a key path of the file. */
export type Report = (keys: readonly Key[], found: unknown, expected: string) => void;

/** @returns a reporter that knows the file, so that checks only name the key */
export function reporter({yaml}: LoadedFile, problems: Problems): Report {
  return (keys, found, expected) => {
    const line = yaml.lineOf(keys);
    const shown = show(found);
    problems.add({
      file: yaml.file,
      ...(line === undefined ? {} : {line}),
      key: keyPath(keys),
      ...(shown === undefined ? {} : {found: shown}),
      expected,
    });
  };
}
