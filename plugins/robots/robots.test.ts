import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Props} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {tempDir} from '../common/testing/temp-dir';
import robots from '.';

it('names the sitemap and the list of copies of the site it is built for', async () => {
  const outDir = tempDir({});
  const context = {siteConfig: {url: 'https://mirror.example'}, baseUrl: '/docs-site/'};
  await robots(context as LoadContext).postBuild?.({outDir} as Props & {content: unknown} as never);
  const lines = fs.readFileSync(path.join(outDir, 'robots.txt'), 'utf8').split('\n');
  expect(lines.filter((line) => !line.startsWith('#'))).toEqual([
    ...['User-agent: *', 'Allow: /', ''],
    ...['Sitemap: https://mirror.example/docs-site/sitemap.xml', ''],
  ]);
  expect(lines).toContain('# https://mirror.example/docs-site/llms.txt');
});
