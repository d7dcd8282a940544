/** Brings genDocs/ up to date with docs/ and reference/. */
import path from 'node:path';
import {saveRead} from '../markdown-source';
import {loadReference} from '../reference';
import {writeTree} from './assemble';
import {writeNames} from './names';
import {writeSourceMap} from './source-map';
import {docsTree} from './tree';

/** @param root absolute path of the project  @throws ReferenceDataError if a fact is wrong */
export function assembleSite(root: string): void {
  const {files, sources, names} = docsTree(root, loadReference(root));
  writeTree(path.join(root, 'genDocs', 'docs'), files);
  saveRead();
  writeSourceMap(root, sources);
  writeNames(path.join(root, 'genDocs'), names);
}
