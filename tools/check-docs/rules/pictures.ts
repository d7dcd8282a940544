/** Pictures and clips of the product exist for the version that shows them, and have a text that says what to notice. */
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

/** Screen readers already announce that it is a picture or a video. */
const KIND_FIRST = /^(?:an? |the )?(?:screenshot|picture|image|clip|video)\b/i;

const ALONE = 'its own paragraph, with an empty line above and below';

const WORDS =
  `what readers should notice, in ${SHORTEST_ALT} characters or more: ` +
  '![The page Tags, with Create Tag at its upper right](picture:…)';

/** Returns a key that identifies a picture or clip. */
const keyOf = ({kind, scene}: Shot) => `${kind}:${scene}`;

/** Returns the pictures and clips that a version shows on a page. */
function shotsIn({text, file, frontMatter}: DocsPage, version: Version): Set<string> {
  try {
    if (!version.shows(frontMatter as Marks)) return new Set();
    const shown = selectPassages(text, file, version);
    return new Set(picturesOf(shown, file).map(keyOf));
  } catch (error) {
    // Unpaired passages and unknown releases are reported by other rules.
    if (error instanceof Error) return new Set(picturesOf(text, file).map(keyOf));
    throw error;
  }
}

function wordFaults({url, alt, title}: Image): Omit<Finding, 'line'>[] {
  const faults: Omit<Finding, 'line'>[] = [];
  const words = alt?.trim() ?? '';
  // The rule about all images reports a missing text.
  if (words !== '' && (words.length < SHORTEST_ALT || KIND_FIRST.test(words))) {
    const kind = KIND_FIRST.test(words)
      ? '; don’t begin with a word such as “picture” or “video”'
      : '';
    faults.push({found: words, expected: WORDS + kind});
  }
  if (!title?.trim()) {
    faults.push({found: `${url} without a caption`, expected: `![…](${url} "Caption")`});
  }
  return faults;
}

/**
 * Returns the rule: a picture or clip must exist for the newest version that shows it. That is Next or, in a passage or
 * on a page that Next lacks, a release.
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
