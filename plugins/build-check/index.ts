/** Fails a build whose pages are broken in ways that Docusaurus doesn't detect. */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ContributorError} from '../common/contributor-error';
import {readSourceMap} from '../gen-docs/source-map';
import {inspect} from './inspect';
import {type BuiltPage, findProblems} from './problems';

/** Returns the file that a route is written to; undefined if the build has none. */
function htmlFile(outDir: string, route: string): string | undefined {
  const name = route.replace(/^\/|\/$/g, '');
  const candidates = name === '' ? ['index.html'] : [`${name}.html`, `${name}/index.html`];
  return candidates.map((file) => path.join(outDir, file)).find((file) => fs.existsSync(file));
}

/** `2.0.0` for `/docs/2.0.0/…`, `next` for other docs pages, empty elsewhere. */
export function versionOf(route: string): string {
  return (
    /^\/docs\/(\d+(?:\.\d+)+)(?:\/|$)/.exec(route)?.[1] ?? (route.startsWith('/docs') ? 'next' : '')
  );
}

/** The file behind a docs page of Next; undefined for other pages. */
function sourceOf(sources: Readonly<Record<string, string>>, route: string): string | undefined {
  const page = route.replace(/^\/docs\//, '');
  return sources[`${page}.md`] ?? sources[`${page}.mdx`];
}

/** @throws ContributorError from `postBuild` that lists every problem */
export default function buildCheck(context: LoadContext): Plugin {
  const base = context.baseUrl.replace(/\/$/, '');
  return {
    name: 'build-check',
    async postBuild({outDir, routesPaths}) {
      const pages: BuiltPage[] = [];
      const sources = readSourceMap(context.siteDir);
      for (const url of new Set(routesPaths)) {
        const route = url.slice(base.length) || '/';
        const file = htmlFile(outDir, route);
        if (file === undefined || route === '/404.html') continue;
        const facts = inspect(fs.readFileSync(file, 'utf8'));
        pages.push({
          route,
          version: versionOf(route),
          source: sourceOf(sources, route),
          facts,
        });
      }
      const problems = findProblems(pages);
      if (problems.length === 0) return;
      throw new ContributorError(
        `Pages of this build have problems (${problems.length}):\n- ${problems.join('\n- ')}`,
      );
    },
  };
}
