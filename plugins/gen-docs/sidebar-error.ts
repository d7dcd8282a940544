/**
 * Says where a sidebar names a page that doesn't exist: Docusaurus lists all pages of the site, and names another file.
 */
import {ContributorError} from '../common/contributor-error';
import {problemList} from '../facts/problems';
import {staleIdProblems} from './sidebar-ids';

const STALE =
  /These sidebar document ids do not exist:\n((?:- .*\n)+)\nAvailable document ids are:\n((?:- .*\n?)+)/;

/** Thrown instead of Docusaurus' own error; its message lists the ids with their places. */
class SidebarError extends ContributorError {}

function ids(list = ''): string[] {
  return [...list.matchAll(/^- (.*)$/gm)].map(([, id = '']) => id);
}

/** @returns the error to throw instead; undefined for an error of another kind */
export function sidebarError(root: string, error: unknown): SidebarError | undefined {
  const text = String((error as Error | null)?.message);
  const [found, stale, known] = STALE.exec(text) ?? [];
  // The sidebar of a frozen version is written by a command; the original message fits.
  if (found === undefined || text.includes('versioned_sidebars')) return undefined;
  const problems = staleIdProblems(root, ids(stale), ids(known));
  return new SidebarError(problemList(problems, 'in the sidebar'));
}
