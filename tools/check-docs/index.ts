/** Checks the pages of docs/, the posts of blog/, and the facts of reference/ against the rules of contributing/writing.md. */
import {loadEveryVersion} from '../../plugins/reference';
import type {Problem} from '../../plugins/facts/problems';
import {lazy} from '../../plugins/common/lazy';
import {accessScriptProblems} from './access-scripts';
import {checkCode, codeChecks} from './code';
import {factProblems} from './facts';
import {metrics} from './metrics';
import {type DocsPage, readPage} from './page';
import {filesOf} from './places';
import {redirectFaults} from './redirects';
import {rulesFor, type TextKind} from './rules';
import {unusedTags} from './rules/post';
import {repeatedDescriptions} from './rules/unique-descriptions';
import {readSidebar, sidebarProblems} from './sidebar';
import {siteOf} from './site';
import {speller} from './spelling';

/** The outcome: what to fix, in the order of the files, and figures to print. */
type Outcome = {problems: Problem[]; metrics: string[]};

/** Checks files and folders of docs/, blog/, and reference/, or all of them if none are given. */
export type DocsChecker = (places?: readonly string[]) => Promise<Outcome>;

/** The kind of a text, by its folder. */
function kindOf({file}: DocsPage): TextKind {
  if (file.startsWith('blog/')) return 'post';
  return file.startsWith('docs/') ? 'page' : 'guide';
}

const isPost = (page: DocsPage) => kindOf(page) === 'post';

/**
 * @param root absolute path of the project
 * @returns a checker; it throws ContributorError for a place with nothing to check, and ReferenceDataError if facts that
 * code on a page is checked against are wrong
 */
export function docsChecker(root: string): DocsChecker {
  const site = siteOf(root);
  const code = codeChecks(
    root,
    lazy(() => loadEveryVersion(root)),
  );
  const spelling = speller(root);
  const sidebar = lazy(() => readSidebar(root));
  const rules = lazy(async () => {
    const known = {root, site, sidebar: await sidebar()};
    const of = (kind: TextKind) => rulesFor(known, kind);
    return {page: of('page'), post: of('post'), guide: of('guide')};
  });

  async function problemsOf(page: DocsPage, everything: boolean): Promise<Problem[]> {
    const {file} = page;
    const own = (await rules())[kindOf(page)];
    const findings = [
      ...Object.entries(own).flatMap(([key, rule]) => rule(page).map((one) => ({key, ...one}))),
      ...(await checkCode(page, code.checks)).map((one) => ({key: 'code', ...one})),
      ...(await spelling.check(page, !everything)).map((one) => ({key: 'spelling', ...one})),
    ];
    return findings.map((finding) => ({file, ...finding}));
  }

  return async (places = []) => {
    const {pages: files, facts, everything} = filesOf(root, places);
    const problems = factProblems(root, facts, site);
    for (const file of facts.filter((one) => /^reference\/sources\/.*\.yaml$/.test(one))) {
      problems.push(...(await accessScriptProblems(root, file)));
    }
    const pages: DocsPage[] = [];
    for (const file of files) {
      const page = readPage(root, file);
      if ('tree' in page) pages.push(page);
      else problems.push(...page);
    }
    for (const page of pages) problems.push(...(await problemsOf(page, everything)));
    problems.push(
      ...repeatedDescriptions(pages.filter((page) => kindOf(page) !== 'guide')).map((one) => ({
        key: 'front matter',
        ...one,
      })),
    );
    if (everything) {
      problems.push(...sidebarProblems(root, await sidebar(), site));
      problems.push(...unusedTags(root, pages.filter(isPost)), ...redirectFaults(site));
    }
    code.save();
    spelling.save();
    problems.sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
    const figures = pages.length > 0 ? metrics(pages, code.checks) : [];
    return {
      problems,
      metrics: [...figures, ...(facts.length > 0 ? [`fact files: ${facts.length}`] : [])],
    };
  };
}
