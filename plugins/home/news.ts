/** Finds what Next has and the last frozen version lacks, by the marks in pages. */
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {marksOf} from '../markdown-source';
import {releasesOfBadges} from '../page-kit/marks';
import type {Marks} from '../releases/model';
import type {DocsNews} from '../../src/features/home/model';

/** The properties of a loaded doc that are used. */
export type Doc = Pick<
  LoadedVersion['docs'][number],
  'title' | 'permalink' | 'description' | 'source' | 'frontMatter' | 'unlisted'
>;

/** Maximum number of changed pages in the list. */
const NAMED = 6;

const link = ({title, permalink, description}: Doc) => ({title, to: permalink, description});

/** The text of a page as readers see it, with badges, and its source, with comments around passages. */
type Texts = {finished: string; written: string};

/**
 * @param docs pages of Next
 * @param textsOf reads a page
 * @param isNews whether a release is newer than the last one whose docs the site has
 */
export function newsOf(
  docs: readonly Doc[],
  textsOf: (doc: Doc) => Texts,
  isNews: (since: string | undefined) => boolean,
): Omit<DocsNews, 'release'> {
  const listed = docs.filter(({unlisted}) => !unlisted);
  const isNew = (doc: Doc) => isNews((doc.frontMatter as Marks).since);
  const countMarks = (doc: Doc) => {
    const {finished, written} = textsOf(doc);
    const passages = marksOf(written, doc.source).passages.map(({release}) => release.since);
    return [...releasesOfBadges(finished), ...passages].filter(isNews).length;
  };
  const changed = listed
    .filter((doc) => !isNew(doc))
    .map((doc) => ({...link(doc), marks: countMarks(doc)}))
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
