/** Pictures and clips of the product are there for the version that shows them, and say in words what to notice. */
import type {Image} from 'mdast';
import {visit} from 'unist-util-visit';
import {ContributorError} from '../../../plugins/common/contributor-error';
import {lazy} from '../../../plugins/common/lazy';
import {selectPassages} from '../../../plugins/page-kit/passages';
import {shotFault} from '../../../plugins/pictures/faults';
import {type Shot, shotOf} from '../../../plugins/pictures/manifest';
import {picturesOf} from '../../../plugins/pictures/uses';
import {carriedVersions, loadVersion} from '../../../plugins/releases/load';
import {type Marks, NEXT} from '../../../plugins/releases/model';
import type {Version} from '../../../plugins/releases/version';
import type {DocsPage} from '../page';
import type {Finding, Rule} from '../rule';

const SHORTEST_ALT = 40;

/** Whoever hears the text is told already that it is a picture, or a video. */
const KIND_FIRST = /^(?:an? |the )?(?:screenshot|picture|image|clip|video)\b/i;

const ALONE = 'a paragraph of its own: an empty line above it, and one below';

const WORDS =
  `what readers should notice, in ${SHORTEST_ALT} characters or more: ` +
  '![The page Tags, with Create Tag at its upper right](picture:…)';

/** One text for each picture or clip. */
const keyOf = ({kind, scene}: Shot) => `${kind}:${scene}`;

/** What a version shows on a page. */
function shotsIn({text, file, frontMatter}: DocsPage, version: Version): Set<string> {
  try {
    if (!version.shows(frontMatter as Marks)) return new Set();
    const shown = selectPassages(text, file, version);
    return new Set(picturesOf(shown, file).map(keyOf));
  } catch (error) {
    // Passages that are not paired, or unknown releases: the rules of these say so.
    if (error instanceof Error) return new Set(picturesOf(text, file).map(keyOf));
    throw error;
  }
}

function wordFaults({url, alt, title}: Image): Omit<Finding, 'line'>[] {
  const faults: Omit<Finding, 'line'>[] = [];
  const words = alt?.trim() ?? '';
  // Without any words, the rule about all images says so.
  if (words !== '' && (words.length < SHORTEST_ALT || KIND_FIRST.test(words))) {
    const kind = KIND_FIRST.test(words) ? '; don’t begin with what a picture is called' : '';
    faults.push({found: words, expected: WORDS + kind});
  }
  if (!title?.trim()) {
    faults.push({found: `${url} without a caption`, expected: `![…](${url} "Caption")`});
  }
  return faults;
}

/**
 * The rule. A picture or clip must be there for the newest version that shows it: for Next, or, in a passage or on a page that
 * Next lacks, for a release.
 *
 * @param root absolute path of the project
 */
export function pictures(root: string): Rule {
  const versions = lazy(() =>
    [NEXT, ...carriedVersions(root)].map((name) => loadVersion(root, name)),
  );

  function faultOf(page: DocsPage, shot: Shot): string | undefined {
    const newest = versions().find((version) => shotsIn(page, version).has(keyOf(shot)));
    try {
      return newest && shotFault(root, newest.name, shot);
    } catch (error) {
      if (error instanceof ContributorError) return error.message;
      throw error;
    }
  }

  return (page) => {
    const findings: Finding[] = [];
    visit(page.tree, 'image', (image, _, parent) => {
      const shot = shotOf(image.url);
      if (!shot) return;
      const line = image.position?.start.line ?? 1;
      if (parent?.type !== 'paragraph' || parent.children.length > 1) {
        findings.push({line, found: `${image.url} beside other text`, expected: ALONE});
      }
      const expected = faultOf(page, shot);
      if (expected !== undefined) findings.push({line, found: image.url, expected});
      findings.push(...wordFaults(image).map((fault) => ({line, ...fault})));
    });
    return findings;
  };
}
