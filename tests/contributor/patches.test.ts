/** The site without any of the patches to other packages that plugins/PATCHES.md lists. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {build, edit, smallSite} from '../site-copies/small-site';

it('a site builds with all patches off, including cards of docs', {timeout: 300_000}, async () => {
  const site = smallSite();
  const patched = ['leanClient', 'loadGuard'].map((name) => `plugins.${name},`);
  edit(site, 'docusaurus.config.ts', '  plugins: [', `  plugins: [${patched.join(' ')}`);
  fs.writeFileSync(
    path.join(site, 'docs/cards.mdx'),
    `---
title: Cards
description: A page that lists its siblings.
---

import DocCardList from '@theme/DocCardList';

<DocCardList />
`,
  );
  edit(site, 'sidebars.ts', "'docs/features'", "'docs/features', 'docs/cards'");
  vi.stubEnv('PATCHES_OFF', 'all');
  const {status, output} = await build(site);
  vi.unstubAllEnvs();
  expect(output).toContain('Generated static files');
  expect(status).toBe(0);
  const html = fs.readFileSync(path.join(site, 'build/docs/cards.html'), 'utf8');
  const [, about] = /^description: (.*)$/m.exec(
    fs.readFileSync(path.join(site, 'docs/features.md'), 'utf8'),
  ) as RegExpExecArray;
  // Not in the head, where the page has its own.
  expect(html.split('<body').at(1)).toContain(about);
  // The patch load-guard would put this into the head.
  expect(html).not.toContain('load-failure');
});
