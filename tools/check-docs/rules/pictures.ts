/** Pictures of the product are there for the version that shows them, and say in words what to notice. */
import type {Image} from 'mdast';
import {visit} from 'unist-util-visit';
import {ContributorError} from '../../../plugins/common/contributor-error';
import {lazy} from '../../../plugins/common/lazy';
import {selectPassages} from '../../../plugins/page-kit/passages';
import {pictureFault} from '../../../plugins/pictures/faults';
import {sceneOf} from '../../../plugins/pictures/manifest';
import {picturesOf} from '../../../plugins/pictures/uses';
import {carriedVersions, loadVersion} from '../../../plugins/releases/load';
import {type Marks, NEXT} from '../../../plugins/releases/model';
import type {Version} from '../../../plugins/releases/version';
import type {DocsPage} from '../page';
import type {Finding, Rule} from '../rule';

const SHORTEST_ALT = 40;

/** Whoever hears the text is told already that it is a picture. */
const KIND_FIRST = /^(?:an? |the )?(?:screenshot|picture|image)\b/i;

const WORDS =
  `what readers should notice, in ${SHORTEST_ALT} characters or more: ` +
  '![The page Tags, with Create Tag at its upper right](picture:…)';

/** The scenes that a version shows on a page. */
function scenesIn({text, file, frontMatter}: DocsPage, version: Version): Set<string> {
  try {
    if (!version.shows(frontMatter as Marks)) return new Set();
    const shown = selectPassages(text, file, version);
    return new Set(picturesOf(shown, file).map(({scene}) => scene));
  } catch (error) {
    // Passages that are not paired, or unknown releases: the rules of these say so.
    if (error instanceof Error) return new Set(picturesOf(text, file).map(({scene}) => scene));
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
 * The rule. A picture must be there for the newest version that shows it: for Next, or, in a passage or on a page that
 * Next lacks, for a release.
 *
 * @param root absolute path of the project
 */
export function pictures(root: string): Rule {
  const versions = lazy(() =>
    [NEXT, ...carriedVersions(root)].map((name) => loadVersion(root, name)),
  );

  function sceneFault(page: DocsPage, scene: string): string | undefined {
    const newest = versions().find((version) => scenesIn(page, version).has(scene));
    try {
      return newest && pictureFault(root, newest.name, scene);
    } catch (error) {
      if (error instanceof ContributorError) return error.message;
      throw error;
    }
  }

  return (page) => {
    const findings: Finding[] = [];
    visit(page.tree, 'image', (image) => {
      const scene = sceneOf(image.url);
      if (scene === undefined) return;
      const line = image.position?.start.line ?? 1;
      const expected = sceneFault(page, scene);
      if (expected !== undefined) findings.push({line, found: image.url, expected});
      findings.push(...wordFaults(image).map((fault) => ({line, ...fault})));
    });
    return findings;
  };
}
