/** Reads the guides of a folder of facts: `snowflake.md` beside `snowflake.yaml`. */
import path from 'node:path';
import {readText} from '../common/read-text';
import {factFiles} from '../facts/fact-files';
import type {Problems} from '../facts/problems';
import {foundSections} from './sections';

/** Explains the format of a folder; the only Markdown in it that is not a guide. */
const README = 'README.md';

/** The guides of a folder, relative to the root. */
export function guideFiles(root: string, folder: string): string[] {
  return factFiles(root, folder, '.md').filter((file) => path.basename(file) !== README);
}

function checkSections(
  text: string,
  file: string,
  allowed: readonly string[],
  problems: Problems,
): void {
  let last = -1;
  for (const {title, line} of foundSections(text, file).slice(1)) {
    const at = allowed.indexOf(title);
    if (at > last) {
      last = at;
      continue;
    }
    const headings = allowed.map((one) => `## ${one}`).join(', ');
    const expected =
      at === -1
        ? `one of the headings of a guide: ${headings}; use ### for your own headings`
        : `each heading once, in this order: ${headings}`;
    problems.add({file, line, key: 'guide', found: `## ${title}`, expected});
  }
}

/**
 * @param folder relative to the root
 * @param allowed headings of level 2 that its guides may have, in the order of the page
 * @param slugs names of the facts, without extension
 * @returns the text of each guide by the name of its facts
 */
export function loadGuides(
  {root, folder, allowed}: {root: string; folder: string; allowed: readonly string[]},
  slugs: ReadonlySet<string>,
  problems: Problems,
): ReadonlyMap<string, string> {
  const guides = new Map<string, string>();
  for (const file of guideFiles(root, folder)) {
    const slug = path.basename(file, '.md');
    if (!slugs.has(slug)) {
      const expected = `the name of facts beside it: ${folder}/${slug}.yaml is missing`;
      problems.add({file, key: '', found: path.basename(file), expected});
      continue;
    }
    const text = readText(path.join(root, file));
    checkSections(text, file, allowed, problems);
    guides.set(slug, text);
  }
  return guides;
}
