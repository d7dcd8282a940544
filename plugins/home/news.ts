/** Finds what Next has and the last frozen version lacks, by the marks that pages carry. */
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {marksOf} from '../markdown-source';
import {releasesOfBadges} from '../page-kit/marks';
import type {Marks} from '../releases/model';
import type {DocsNews} from '../../src/features/home/model';

/** As much of a loaded doc as it takes. */
export type Doc = Pick<
  LoadedVersion['docs'][number],
  'title' | 'permalink' | 'description' | 'source' | 'frontMatter' | 'unlisted'
>;

/** So many changed pages are named. */
const NAMED = 6;

const link = ({title, permalink, description}: Doc) => ({title, to: permalink, description});

/** The text of a page as readers get it, with badges, and as it was written, with comments around passages. */
type Texts = {finished: string; written: string};

/**
 * @param docs pages of Next
 * @param textsOf reads a page
 * @param isNews is the release after the last one whose docs the site has?
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
