/**
 * Computes the hash in the URLs of a version's index from everything that the index is made of, so the bundle can contain
 * it before the texts of the pages are read.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {codeHash} from '../common/code-hash';
import {listFiles} from '../common/list-files';
import type {PageSource} from './records';

/** Facts that answers and synonyms come from. */
const FACTS = 'reference';
const FACT_FILE = /\.(?:ya?ml|md|graphql)$/;

function factsHash(siteDir: string): string {
  const folder = path.join(siteDir, FACTS);
  const hash = createHash('sha256');
  for (const file of listFiles(folder).filter((name) => FACT_FILE.test(name))) {
    hash.update(file).update(fs.readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex');
}

/** @returns eight digits that change when a page, a fact, or the code that makes the index changes */
export function hashOf(pages: readonly PageSource[], siteDir: string): string {
  const hash = createHash('sha256').update(codeHash()).update(factsHash(siteDir));
  const withEntries = (_: string, value: unknown) => (value instanceof Map ? [...value] : value);
  for (const page of pages) hash.update(JSON.stringify(page, withEntries));
  return hash.digest('hex').slice(0, 8);
}
