/**
 * Computes the hash in the URLs of a version's index from everything that the index is made of, so the bundle can contain
 * it before the texts of the pages are read.
 */
import {createHash} from 'node:crypto';
import path from 'node:path';
import {codeHash} from '../common/code-hash';
import {hashFiles} from '../common/hash-files';
import type {PageSource} from './records';

/** The code that makes the index, and the models that it shares with the browser. */
const CODE = ['plugins', 'src/features'];

/** Facts that answers and synonyms come from. */
const FACTS = 'reference';
const FACT_FILE = /\.(?:ya?ml|md|graphql)$/;

/** @returns a text that changes with the facts and the code that all versions of an index are made of */
export function sharedHash(siteDir: string): string {
  const facts = hashFiles(path.join(siteDir, FACTS), (name) => FACT_FILE.test(name));
  return `${codeHash(...CODE)} ${facts}`;
}

/**
 * @param shared what `sharedHash` returns for the site
 * @returns eight digits that change when a page, a fact, or the code that makes the index changes
 */
export function hashOf(pages: readonly PageSource[], shared: string): string {
  const hash = createHash('sha256').update(shared);
  const withEntries = (_: string, value: unknown) => (value instanceof Map ? [...value] : value);
  for (const page of pages) hash.update(JSON.stringify(page, withEntries));
  return hash.digest('hex').slice(0, 8);
}
