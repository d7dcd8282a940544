/** Extracts what the comments of the platform's public models promise or require, by the words that express it. */
import fs from 'node:fs';
import path from 'node:path';
import {type ContractWord, contractWords} from '../../plugins/contract/words';
import {publicFolder} from './checkout';
import {type PdlComment, readPdl} from './pdl';

const FOLDERS = ['metadata-models/src/main/pegasus', 'li-utils/src/main/pegasus'];

function pdlFiles(checkout: string): string[] {
  return FOLDERS.flatMap((folder) => {
    const absolute = publicFolder(checkout, folder);
    const files = fs.readdirSync(absolute, {recursive: true, encoding: 'utf8'});
    return files.filter((file) => file.endsWith('.pdl')).map((file) => path.join(absolute, file));
  });
}

function wordsOf({text, deprecated}: PdlComment): ContractWord[] {
  const words = contractWords(text);
  return deprecated && !words.includes('deprecated') ? [...words, 'deprecated'] : words;
}

/**
 * @param checkout folder of the platform's public source
 * @returns words by the name of an aspect or another type, and by `datasetProperties.uri`, sorted
 * @throws ContributorError if it isn't such a folder
 */
export function metamodelContract(checkout: string): Record<string, ContractWord[]> {
  const files = pdlFiles(checkout).map((file) => readPdl(fs.readFileSync(file, 'utf8')));
  const aspects = new Map(files.flatMap((file) => file.aspects));
  const includes = files.flatMap((file) => file.includes);
  /** Returns the names under which our facts have the fields of a record: its own, and those of records that include it. */
  const namesOf = (record: string): string[] => [
    aspects.get(record) ?? record,
    ...includes.filter(([, list]) => list.includes(record)).flatMap(([name]) => namesOf(name)),
  ];
  const found = files
    .flatMap(({comments}) => comments)
    .flatMap((comment): [string, ContractWord[]][] => {
      const words = wordsOf(comment);
      const {type, member} = comment;
      if (words.length === 0) return [];
      if (member === undefined) return [[aspects.get(type) ?? type, words]];
      return namesOf(type).map((name) => [`${name}.${member}`, [...words]]);
    });
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}
