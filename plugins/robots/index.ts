/** Writes robots.txt: everything may be crawled, and the sitemap is at the URL that the site is built for. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** @param site URL of the site with its base path, which ends with a slash */
function robotsText(site: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site}sitemap.xml\n`;
}

export default function robots({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir}) {
      await fs.writeFile(path.join(outDir, 'robots.txt'), robotsText(siteConfig.url + baseUrl));
    },
  };
}
