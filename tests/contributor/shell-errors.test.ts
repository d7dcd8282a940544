/** What a contributor reads who breaks the top bar, the sidebar or a page of the site. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {build, edit, smallSite} from '../site-copies/small-site';

const MINUTES = 60_000;

/** Gives the site a top bar of these items. */
function setItems(site: string, items: string): void {
  const config = 'docusaurus.config.ts';
  edit(
    site,
    config,
    'import {editUrl}',
    "import navbarCheck from '../../../src/plugins/navbar-check';\nimport {editUrl}",
  );
  edit(site, config, '  plugins: [', '  plugins: [\n    navbarCheck,');
  edit(site, config, '  plugins: [', `  themeConfig: {navbar: {items: [${items}]}},\n  plugins: [`);
}

/** Builds the site, which must fail, and answers with what it says. */
async function complaint(site: string): Promise<string> {
  const {status, output} = await build(site);
  expect(status).not.toBe(0);
  return output;
}

it('an unknown type of navbar item is named', {timeout: 5 * MINUTES}, async () => {
  const site = smallSite();
  setItems(site, "{type: 'docSidbar', sidebarId: 'overviewSidebar', label: 'Docs'}");
  const output = await complaint(site);
  expect(output).toContain('Bad navbar item type docSidbar');
  expect(output).toContain("label: 'navbar.items[0]'");
});

it(
  'navbar items of unknown pages and sidebars are named, all at once',
  {timeout: 5 * MINUTES},
  async () => {
    const site = smallSite();
    setItems(
      site,
      "{type: 'docSidebar', sidebarId: 'overviewSidebr', label: 'Docs'}, {type: 'doc', docId: 'docs/feature', label: 'Features'}",
    );
    const output = await complaint(site);
    expect(output).toContain('There is no sidebar with the id "overviewSidebr"');
    expect(output).toContain('There is no doc with the id "docs/feature"');
    expect(output).toContain('for example: docs/features,');
    expect(output).toContain('Please double-check the following navbar item');
  },
);

it('a sidebar link without a target is named', {timeout: 5 * MINUTES}, async () => {
  const site = smallSite();
  edit(site, 'sidebars.ts', "'docs/features'", "'docs/features', {type: 'link', label: 'Nowhere'}");
  const output = await complaint(site);
  expect(output).toContain('Sidebars file at "sidebars.ts" failed to be loaded.');
  expect(output).toMatch(/"label": "Nowhere",\s+"href" \[1\]: -- missing --/);
  expect(output).toContain('"href" is required');
});

/** A docs page that lists what stands beside it. */
const CARDS = `---
title: Cards
description: A page that lists the pages of its category.
---

import DocCardList from '@theme/DocCardList';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';

`;

it(
  'pages that draw nothing and lists without a category are named',
  {timeout: 5 * MINUTES},
  async () => {
    const site = smallSite();
    const write = (file: string, text: string) => fs.writeFileSync(path.join(site, file), text);
    write(
      'src/pages/nothing.tsx',
      "/** Exports no component. */\nexport const title = 'Nothing';\n",
    );
    write('docs/outside.mdx', `${CARDS}<DocCardList />\n`);
    write('docs/top.mdx', `${CARDS}<DocCardList items={useCurrentSidebarCategory().items} />\n`);
    edit(site, 'sidebars.ts', "'docs/features'", "'docs/features', 'docs/top'");
    const output = await complaint(site);
    expect(output).toContain("The page component at /nothing doesn't have a default export.");
    expect(output).toContain('Consider default-exporting a React component.');
    expect(output).toContain('/docs/top is not associated with a category.');
    expect(output).toMatch(
      /pathname "\/docs\/outside"[^]*?Unexpected: cant find current sidebar in context/,
    );
  },
);
