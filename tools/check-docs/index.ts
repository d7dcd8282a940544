/** Checks the hand-written pages of docs/ against the rules of CONTRIBUTING. */
import {ContributorError} from '../../plugins/common/contributor-error';
import {listFiles} from '../../plugins/common/list-files';
import {isPage} from '../../plugins/gen-docs/tree';
import {loadEveryVersion} from '../../plugins/reference';
import type {Problem} from '../../plugins/facts/problems';
import path from 'node:path';
import {checkCode, codeChecks} from './code';
import {metrics} from './metrics';
import {type DocsPage, readPage} from './page';
import type {Rule} from './rule';
import {admonitions} from './rules/admonitions';
import {frontMatter} from './rules/front-matter';
import {headings} from './rules/headings';
import {images} from './rules/images';
import {length} from './rules/length';
import {styleWords} from './rules/style-words';
import {repeatedDescriptions} from './rules/unique-descriptions';
import {speller} from './spelling';

const RULES: Readonly<Record<string, Rule>> = {
  admonitions,
  'front matter': frontMatter,
  headings,
  images,
  length,
  words: styleWords,
};

/** What came of it: what to mend, in the order of the files, and figures to print. */
export type Outcome = {problems: Problem[]; metrics: string[]};

function pagesBelow(root: string, places: readonly string[]): string[] {
  const all = listFiles(path.join(root, 'docs'))
    .filter(isPage)
    .map((name) => `docs/${name}`);
  if (places.length === 0) return all;
  const chosen = places.map((place) => path.posix.normalize(place).replace(/\/$/, ''));
  const unknown = chosen.find(
    (place) => !all.some((file) => file === place || file.startsWith(`${place}/`)),
  );
  if (unknown !== undefined) {
    throw new ContributorError(
      `Found no page at "${unknown}", expected a file or folder of docs/.`,
    );
  }
  return all.filter((file) =>
    chosen.some((place) => file === place || file.startsWith(`${place}/`)),
  );
}

function read(root: string, file: string, problems: Problem[]): DocsPage | undefined {
  try {
    return readPage(root, file);
  } catch (error) {
    const {message, line} = error as Error & {line?: number};
    const expected = 'a page that parses; braces and < mean something in .mdx';
    problems.push({file, line: line ?? 1, key: 'syntax', found: message.split('\n')[0], expected});
    return undefined;
  }
}

/** Checks pages: files and folders of docs/, or all pages if it gets none. */
export type DocsChecker = (places?: readonly string[]) => Promise<Outcome>;

/**
 * Gets ready what the checks need, which takes some seconds.
 *
 * @param root absolute path of the project
 * @returns a checker; it throws ContributorError for a place without pages
 * @throws ReferenceDataError if the facts are wrong
 */
export async function docsChecker(root: string): Promise<DocsChecker> {
  const checks = await codeChecks(root, loadEveryVersion(root));
  const spell = await speller(root);

  async function problemsOf(page: DocsPage): Promise<Problem[]> {
    const {file} = page;
    const ofRules = Object.entries(RULES).flatMap(([key, rule]) =>
      rule(page).map((finding) => ({file, key, ...finding})),
    );
    const ofCode = await checkCode(page, checks);
    const ofSpelling = await spell(page);
    return [
      ...ofRules,
      ...ofCode.map((finding) => ({file, key: 'code', ...finding})),
      ...ofSpelling.map((finding) => ({file, key: 'spelling', ...finding})),
    ];
  }

  return async (places = []) => {
    const problems: Problem[] = [];
    const pages = pagesBelow(root, places).flatMap((file) => read(root, file, problems) ?? []);
    for (const page of pages) problems.push(...(await problemsOf(page)));
    problems.push(...repeatedDescriptions(pages).map((one) => ({key: 'front matter', ...one})));
    problems.sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
    return {problems, metrics: metrics(pages, checks)};
  };
}
