/** Freezes a release: everything of Next that is not `since: next` becomes versioned_docs. */
import fs from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {loadReference, released} from '../../plugins/reference';
import {textOf, type TreeFile, writeTree} from '../../plugins/gen-docs/assemble';
import {writeNames} from '../../plugins/gen-docs/names';
import {docsTree, isNextOnly, isPage, pagePath} from '../../plugins/gen-docs/tree';
import {type DanglingLink, unlinkMissing} from './dangling-links';
import {dropNextBlocks} from './next-blocks';
import {releaseSidebars} from './sidebar';

/** What {@link cutVersion} did. */
export type Cut = {pages: number; written: number; removed: number; dangling: DanglingLink[]};

function writeJson(file: string, value: unknown): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

function addVersion(root: string, version: string): void {
  const file = path.join(root, 'versions.json');
  const versions = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as string[])
    : [];
  if (!versions.includes(version)) writeJson(file, [version, ...versions]);
}

/**
 * Writes `versioned_docs/version-<version>/`, its sidebar and its entry in versions.json. The same
 * input gives the same bytes.
 *
 * @param root absolute path of the project
 * @param version such as `0.15.0`
 * @param sidebars the sidebars of Next
 * @throws ReferenceDataError, or Error for unpaired `since` comments or a malformed version
 */
export function cutVersion(root: string, version: string, sidebars: SidebarsConfig): Cut {
  if (!/^\d+\.\d+\.\d+(?:\.\d+)?$/.test(version)) {
    throw new Error(`Found "${version}", expected a release number such as 0.15.0.`);
  }
  const reference = loadReference(root);
  const next = docsTree(root, reference).files;
  const {files, names} = docsTree(root, released(reference), {
    includes: (name) => !isPage(name) || !isNextOnly(path.join(root, 'docs', name)),
    // Before tables come in: a passage may ask for rows that the release lacks.
    reduce: (text, name) => dropNextBlocks(text, `docs/${name}`),
  });

  const dangling: DanglingLink[] = [];
  const frozen = new Map<string, TreeFile>();
  for (const [name, file] of files) {
    if (!/\.mdx?$/.test(name)) {
      frozen.set(name, file);
      continue;
    }
    const text = dropNextBlocks(textOf(file), `docs/${name}`);
    const result = unlinkMissing(
      text,
      name,
      (f) => files.has(f),
      (f) => next.has(f),
    );
    dangling.push(...result.dangling);
    frozen.set(name, {text: result.text});
  }

  const ids = new Set(
    [...files.keys()].filter(isPage).map((name) => `docs/${pagePath(name).page}`),
  );
  const folder = path.join(root, 'versioned_docs', `version-${version}`, 'docs');
  const counts = writeTree(folder, frozen);
  writeNames(path.dirname(folder), names);
  writeJson(
    path.join(root, 'versioned_sidebars', `version-${version}-sidebars.json`),
    releaseSidebars(sidebars, (id) => ids.has(id)),
  );
  addVersion(root, version);
  return {pages: ids.size, ...counts, dangling};
}
