/** Renders a frozen version from the current facts and pages, without writing anything. */
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {textOf, type TreeFile} from '../../plugins/gen-docs/assemble';
import {NAMES_FILE, namesText} from '../../plugins/gen-docs/names';
import {isPage, pagePath} from '../../plugins/gen-docs/page-file';
import {docsFiles, docsTree} from '../../plugins/gen-docs/tree';
import {loadReference} from '../../plugins/reference';
import {NEXT} from '../../plugins/releases/model';
import {type DanglingLink, unlinkMissing} from './dangling-links';
import {type MissingPicture, withoutMissingPictures} from './missing-pictures';
import {releaseSidebars} from './sidebar';

/** A version as it is committed. */
export type Frozen = {
  /** Path below `versioned_docs/version-<version>/docs` → content. */
  docs: Map<string, TreeFile>;
  /** Its other files, by their path relative to the project's root: the sidebar, and the names that pages define. */
  others: Map<string, string>;
  pages: number;
  /** Links of which only the label remains, because the version lacks their page. */
  dangling: DanglingLink[];
  /** Pictures that were not taken for the version, and are left out of its pages. */
  pictures: MissingPicture[];
};

/** Where the docs of a frozen version are, relative to the project's root. */
export const docsFolder = (version: string): string => `versioned_docs/version-${version}/docs`;

/** Formats JSON as in the files of versions. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * @param root absolute path of the project
 * @param version a release
 * @param carried versions on the site besides Next, newest first
 * @param sidebars the sidebars of Next
 * @returns the version; the same input produces the same bytes
 * @throws ReferenceDataError for wrong facts, Error for an unknown release or an unpaired passage
 */
export function renderVersion(
  root: string,
  version: string,
  carried: readonly string[],
  sidebars: SidebarsConfig,
): Frozen {
  const next = docsFiles(root, loadReference(root, NEXT, carried));
  const {files, names} = docsTree(root, loadReference(root, version, carried));
  const dangling: DanglingLink[] = [];
  const pictures: MissingPicture[] = [];
  const docs = new Map<string, TreeFile>();
  for (const [name, file] of files) {
    if (!/\.mdx?$/.test(name)) {
      docs.set(name, file);
      continue;
    }
    const has = (target: string) => files.has(target);
    const result = unlinkMissing(textOf(file), name, has, (target) => next.has(target));
    dangling.push(...result.dangling);
    const shown = withoutMissingPictures(root, version, result.text, name);
    pictures.push(...shown.pictures);
    docs.set(name, {text: shown.text});
  }
  const pages = [...files.keys()].filter(isPage).map((name) => `docs/${pagePath(name).page}`);
  const ids = new Set(pages);
  const pruned = releaseSidebars(sidebars, (id) => ids.has(id));
  const others = new Map([
    [`versioned_docs/version-${version}/${NAMES_FILE}`, namesText(names)],
    [`versioned_sidebars/version-${version}-sidebars.json`, jsonText(pruned)],
  ]);
  return {docs, others, pages: ids.size, dangling, pictures};
}
