/** Writes robots.txt: everything may be crawled; the sitemap and the list of Markdown copies are at the URL of the site. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** @param site URL of the site with its base path, which ends with a slash */
function robotsText(site: string): string {
  return [
    '# Every page of the docs and of Learn is also available as Markdown, at its address with .md; the copies are listed here:',
    `# ${site}llms.txt`,
    'User-agent: *',
    'Allow: /',
    '',
    `Sitemap: ${site}sitemap.xml`,
    '',
  ].join('\n');
}

export default function robots({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir}) {
      await fs.writeFile(path.join(outDir, 'robots.txt'), robotsText(siteConfig.url + baseUrl));
    },
  };
}
