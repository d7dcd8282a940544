/** Reads what readers ask of a page, in their words: single terms that it comes first for, and questions. */
import {z} from 'zod';
import {Problems} from '../facts/problems';
import {reporter} from '../facts/report';
import {filledText} from '../facts/schema-parts';
import {check, readYaml} from '../facts/yaml-file';

/** Below the root of the site. */
export const HINTS = 'reference/search-hints.yaml';

const texts = z.array(filledText).min(1);
const schema = z.record(
  z.string(),
  z
    .strictObject({first_for: texts.optional(), questions: texts.optional()})
    .refine((hints) => hints.first_for ?? hints.questions, 'first_for, questions, or both'),
);

/** The hints of a page. */
export type PageHints = {firstFor: readonly string[]; questions: readonly string[]};

/**
 * Reads the hints.
 *
 * @param hasPage whether the site has a page, by its path below /docs/ of Next, or its URL if it is outside the docs; without it,
 *   pages are not checked
 * @returns hints by the path or URL of their page
 *   What is wrong, such as a missing page or a term that two pages come first for, is added to `problems`.
 */
export function loadHints(
  root: string,
  problems: Problems,
  hasPage?: (path: string) => boolean,
): ReadonlyMap<string, PageHints> {
  const yaml = readYaml(root, HINTS, problems);
  const all = yaml && check(yaml, schema, problems);
  if (!all) return new Map();
  const report = reporter(yaml, problems);
  const firstPages = new Map<string, string>();
  for (const [page, {first_for: terms = []}] of Object.entries(all)) {
    if (hasPage && !hasPage(page)) {
      report([page], {
        found: page,
        expected: 'the path of a page of Next below /docs/, or the URL of a page outside the docs',
      });
    }
    terms.forEach((term, i) => {
      const other = firstPages.get(term);
      if (other !== undefined) {
        const expected = `a term that only one page comes first for; ${other} does for this one`;
        report([page, 'first_for', i], {found: term, expected});
      }
      firstPages.set(term, page);
    });
  }
  return new Map(
    Object.entries(all).map(([page, {first_for: firstFor = [], questions = []}]) => [
      page,
      {firstFor, questions},
    ]),
  );
}

/** @throws ReferenceDataError for an invalid file, with the line, what was found, and what was expected */
export function readHints(root: string): ReadonlyMap<string, PageHints> {
  const problems = new Problems();
  const hints = loadHints(root, problems);
  problems.throwIfAny();
  return hints;
}
