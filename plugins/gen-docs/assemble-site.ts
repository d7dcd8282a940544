/** Updates genDocs/ from docs/ and reference/. */
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../common/list-files';
import {saveRead} from '../common/read-cache';
import {checkPages} from '../page-check';
import {loadReference, type Reference} from '../reference';
import {textOf, type TreeFile, writeTree} from './assemble';
import {writeNames} from './names';
import {writeSourceMap} from './source-map';
import {isPage, pagePath} from './page-file';
import {docsTree} from './tree';
import {changesOf, hasChanges} from '../whats-new';
import {noteComments} from '../whats-new/note/comment';

/** How many pages the site has, how many of them are in docs/, and how many files of genDocs/ were written. */
export type Assembled = {pages: number; handWritten: number; written: number};

/** Adds to each changed page what changed, as a comment that the build turns into a note. */
function noteChanges(root: string, {version}: Reference, files: Map<string, TreeFile>): void {
  if (!hasChanges(version)) return;
  const notes = noteComments(changesOf(root, version));
  for (const [name, file] of files) {
    const {page, extension} = pagePath(name);
    const note = isPage(name) && notes.get(page)?.(extension);
    if (note) files.set(name, {text: `${textOf(file).trimEnd()}\n\n${note}\n`});
  }
}

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
  const reference = loadReference(root);
  const {files, sources, names} = docsTree(root, reference);
  noteChanges(root, reference, files);
  const {written} = writeTree(path.join(root, 'genDocs', 'docs'), files);
  // Now, because the next step may find an error, and the build after that must not parse everything again.
  saveRead();
  writeSourceMap(root, sources);
  writeNames(path.join(root, 'genDocs'), names);
  const pages = [...files.keys()].filter(isPage).length;
  return {pages, handWritten: handWritten.length, written};
}
