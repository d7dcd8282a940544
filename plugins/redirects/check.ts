/**
 * Fails a build with broken redirects within seconds. Docusaurus detects them too, but only after all pages are built,
 * and lists every URL of the site.
 */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {ContributorError} from '../common/contributor-error';
import {problemList} from '../facts/problems';
import {type Redirect, redirects} from '.';
import {redirectProblems} from './problems';

/** Thrown if a redirect has no target page; its message lists all such redirects. */
class RedirectError extends ContributorError {}

const isDocs = ({from, to}: Redirect) =>
  [from, to].every((address) => address.startsWith('/docs/'));

/** @throws RedirectError that names every redirect of the docs to fix */
export function checkRedirects(all: readonly Redirect[], permalinks: ReadonlySet<string>): void {
  const problems = redirectProblems(all.filter(isDocs), (address) => permalinks.has(address));
  if (problems.length > 0) throw new RedirectError(problemList(problems, 'in the redirects'));
}

export default function redirectCheck(): Plugin {
  return {
    name: 'redirect-check',
    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as
        LoadedContent | undefined;
      const pages = docs?.loadedVersions.flatMap((version) => version.docs) ?? [];
      checkRedirects(redirects, new Set(pages.map(({permalink}) => permalink)));
    },
  };
}
