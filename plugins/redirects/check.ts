/**
 * Fails a build with broken redirects within seconds. Docusaurus detects them too, but only after all pages are built,
 * and lists every URL of the site.
 */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ContributorError} from '../common/contributor-error';
import {problemList} from '../facts/problems';
import {carriedVersions} from '../releases/load';
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

/** Returns the redirects whose targets are not in one of the given versions. */
export function redirectsWithout(
  all: readonly Redirect[],
  versions: readonly string[],
): readonly Redirect[] {
  return all.filter(({to}) => !versions.some((name) => to.startsWith(`/docs/${name}/`)));
}

export default function redirectCheck({siteDir}: LoadContext): Plugin {
  return {
    name: 'redirect-check',
    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as
        LoadedContent | undefined;
      const versions = docs?.loadedVersions ?? [];
      // `npm start` has only Next by default.
      const absent = carriedVersions(siteDir).filter((name) =>
        versions.every(({versionName}) => versionName !== name),
      );
      const pages = versions.flatMap((version) => version.docs);
      const permalinks = new Set(pages.map(({permalink}) => permalink));
      checkRedirects(redirectsWithout(redirects, absent), permalinks);
    },
  };
}
