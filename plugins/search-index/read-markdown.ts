/** Reads the Markdown of a doc. */
import fs from 'node:fs';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import path from 'node:path';
import matter from 'gray-matter';

/** @param source as Docusaurus tells it, such as `@site/genDocs/docs/features.md` */
export function readMarkdown(source: string, siteDir: string): string {
  const file = path.join(siteDir, aliasedSitePathToRelativePath(source));
  return matter(fs.readFileSync(file, 'utf8')).content;
}
