/** Reads the guides of reference/sources/: `snowflake.md` beside `snowflake.yaml`. */
import path from 'node:path';
import {readText} from '../../common/read-text';
import {factFiles} from '../../facts/fact-files';
import type {Problems} from '../../facts/problems';
import {SOURCES_FOLDER} from '../paths';
import {foundSections, GUIDE_SECTIONS, isGuideSection} from './sections';

/** Explains the format of the folder; the only Markdown in it that is no guide. */
const README = 'README.md';

/** The guides of the folder, relative to the root. */
export function guideFiles(root: string): string[] {
  return factFiles(root, SOURCES_FOLDER, '.md').filter((file) => path.basename(file) !== README);
}

/** Where the guide of a source is, relative to the root. */
export function guideFile(slug: string): string {
  return `${SOURCES_FOLDER}/${slug}.md`;
}

function checkSections(text: string, file: string, problems: Problems): void {
  let last = -1;
  for (const {title, line} of foundSections(text, file).slice(1)) {
    const at = isGuideSection(title) ? GUIDE_SECTIONS.findIndex((one) => one === title) : -1;
    if (at > last) {
      last = at;
      continue;
    }
    const expected =
      at === -1
        ? `one of the headings of a guide: ${GUIDE_SECTIONS.map((one) => `## ${one}`).join(', ')}; start your own at ###`
        : `each heading once, in this order: ${GUIDE_SECTIONS.join(', ')}`;
    problems.add({file, line, key: 'guide', found: `## ${title}`, expected});
  }
}

/**
 * @param slugs of the sources that there are
 * @returns the text of each guide by the slug of its source
 */
export function loadGuides(
  root: string,
  slugs: ReadonlySet<string>,
  problems: Problems,
): ReadonlyMap<string, string> {
  const guides = new Map<string, string>();
  for (const file of guideFiles(root)) {
    const slug = path.basename(file, '.md');
    if (!slugs.has(slug)) {
      const expected = `the name of a source, as its facts have it: ${SOURCES_FOLDER}/${slug}.yaml is missing`;
      problems.add({file, key: '', found: path.basename(file), expected});
      continue;
    }
    const text = readText(path.join(root, file));
    checkSections(text, file, problems);
    guides.set(slug, text);
  }
  return guides;
}
