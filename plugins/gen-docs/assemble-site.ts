/** Updates genDocs/ from docs/ and reference/. */
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../common/list-files';
import {saveRead} from '../markdown-source';
import {checkPages} from '../page-check';
import {loadReference} from '../reference';
import {writeTree} from './assemble';
import {writeNames} from './names';
import {writeSourceMap} from './source-map';
import {docsTree, isPage} from './tree';

/** How many pages the site has, and how many of them are in docs/. */
export type Assembled = {pages: number; handWritten: number};

/**
 * @param root absolute path of the project
 * @throws PageError if a hand-written page can't be read
 * @throws ReferenceDataError if a fact is wrong
 */
export function assembleSite(root: string): Assembled {
  const docs = path.join(root, 'docs');
  const handWritten = listFiles(docs).filter(isPage);
  const read = (name: string) => fs.readFileSync(path.join(docs, name), 'utf8');
  checkPages(new Map(handWritten.map((name) => [`docs/${name}`, read(name)])));
  const {files, sources, names} = docsTree(root, loadReference(root));
  writeTree(path.join(root, 'genDocs', 'docs'), files);
  saveRead();
  writeSourceMap(root, sources);
  writeNames(path.join(root, 'genDocs'), names);
  return {pages: [...files.keys()].filter(isPage).length, handWritten: handWritten.length};
}
