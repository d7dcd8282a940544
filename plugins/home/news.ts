/** Finds what Next has and the last release lacks, by the marks that pages carry. */
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {DocsNews} from '../../src/features/home/model';

/** As much of a loaded doc as it takes. */
export type Doc = Pick<
  LoadedVersion['docs'][number],
  'title' | 'permalink' | 'description' | 'source' | 'frontMatter' | 'unlisted'
>;

/** A passage between comments, or a fact that a generated page marks. */
const MARK = /<!-- since: next -->|\{\/\* since: next \*\/\}|class="ref-since"/g;

/** So many changed pages are named. */
const NAMED = 6;

const link = ({title, permalink, description}: Doc) => ({title, to: permalink, description});

/**
 * @param docs pages of Next
 * @param textOf reads the source of a page
 */
export function newsOf(
  docs: readonly Doc[],
  textOf: (doc: Doc) => string,
): Omit<DocsNews, 'release'> {
  const listed = docs.filter(({unlisted}) => !unlisted);
  const isNew = (doc: Doc) => (doc.frontMatter as {since?: unknown}).since === 'next';
  const changed = listed
    .filter((doc) => !isNew(doc))
    .map((doc) => ({...link(doc), marks: textOf(doc).match(MARK)?.length ?? 0}))
    .filter(({marks}) => marks > 0)
    .sort((a, b) => b.marks - a.marks || a.title.localeCompare(b.title));
  return {
    added: listed
      .filter(isNew)
      .map(link)
      .sort((a, b) => a.title.localeCompare(b.title)),
    changed: changed.slice(0, NAMED),
    changedCount: changed.length,
  };
}
