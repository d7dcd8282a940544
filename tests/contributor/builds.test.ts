/**
 * What only a full build can show: that it succeeds, and that it reports broken links and pages that render nothing.
 */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import realConfig from '../../docusaurus.config';
import {build, edit, smallSite} from '../site-copies/small-site';

const MINUTES = 60_000;

const write = (site: string, file: string, text: string) =>
  fs.writeFileSync(path.join(site, file), text);

/** Returns a page of the site that shows the result of an expression about the docs. */
const asking = (question: string) => `
import {useActivePlugin, useDocsSidebar, useLayoutDoc, useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme/Layout';

function Answer() {
  return <p>Answer: {String(${question})}</p>;
}

/** A page about the docs. */
export default function Asking() {
  return <Layout title="Asking" description="A page about the docs."><Answer /></Layout>;
}
`;

/** One link for each way in which links break; the file's other links are sound. */
const LINKS = `[a route](/docs/guide/frist), [an anchor](guide/first.md#stops), [a file](guide/third.md)`;

it('the small site builds, and every broken link is named', {timeout: 5 * MINUTES}, async () => {
  const site = smallSite();
  edit(site, 'docs/features.md', 'See the', `${LINKS}. See the`);
  // These stop the build of the real site. Here they are only reported, so one build reports them all.
  const config = 'docusaurus.config.ts';
  edit(
    site,
    config,
    '  future:',
    "  onBrokenLinks: 'warn',\n  onBrokenAnchors: 'warn',\n  future:",
  );
  edit(
    site,
    config,
    '{...site.markdown,',
    "{...site.markdown, hooks: {onBrokenMarkdownLinks: 'warn'},",
  );
  write(
    site,
    'docs/draft.md',
    '---\ntitle: Draft\ndescription: Not yet.\ndraft: true\n---\n\nSoon.\n',
  );
  write(site, 'src/pages/draft.tsx', asking(`useLayoutDoc('docs/draft')`));
  const {status, output} = await build(site);
  expect(output).toContain('Generated static files');
  expect(status).toBe(0);
  const html = fs.readFileSync(path.join(site, 'build/docs/features.html'), 'utf8');
  expect(html).toMatch(/href="?https:\/\/example\.org\/edit\/docs\/features\.md/);

  expect(output).toMatch(
    /source page path = \/docs\/features:?\s[^]*linking to \/docs\/guide\/frist/,
  );
  expect(output).toContain('Broken anchor on source page path = /docs/features');
  expect(output).toContain('/docs/guide/first#stops');
  expect(output).toMatch(/guide\/third\.md.*docs\/features\.md/);
  expect(output).not.toContain('genDocs/docs');

  // A draft is not an unknown page: looking it up returns nothing, without an error.
  expect(fs.existsSync(path.join(site, 'build/docs/draft.html'))).toBe(false);
  const draft = fs.readFileSync(path.join(site, 'build/draft.html'), 'utf8');
  expect(draft).toMatch(/Answer: (?:<!-- -->)?null/);
});

it('the real site stops at each of them', () => {
  expect(realConfig).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
  });
});

/** A docs page that lists its siblings. */
const CARDS = `---
title: Cards
description: A page that lists the pages of its category.
---

import DocCardList from '@theme/DocCardList';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';

`;

/** Pages that use a part of the docs where it can't work, and what the build reports for each. */
const MISUSES = {
  hook: {
    asks: 'useDocsSidebar()',
    says: 'Hook useDocsSidebar is called outside the <DocsSidebarProvider>.',
  },
  plugin: {
    asks: 'useActivePlugin({failfast: true})',
    says: `Can't find active docs plugin for "/plugin" pathname`,
  },
  doc: {
    asks: `useLayoutDoc('docs/nowhere')`,
    says: 'Couldn\'t find any doc with id "docs/nowhere"',
  },
  sidebar: {
    asks: `useLayoutDocsSidebar('nowhere')`,
    says: `Can't find any sidebar with id "nowhere"`,
  },
};

it(
  'pages that render nothing, lists without a category, and parts in the wrong place are named',
  {timeout: 5 * MINUTES},
  async () => {
    const site = smallSite();
    write(
      site,
      'src/pages/nothing.tsx',
      "/** Exports no component. */\nexport const title = 'Nothing';\n",
    );
    write(site, 'docs/outside.mdx', `${CARDS}<DocCardList />\n`);
    write(
      site,
      'docs/top.mdx',
      `${CARDS}<DocCardList items={useCurrentSidebarCategory().items} />\n`,
    );
    edit(site, 'sidebars.ts', "'docs/features'", "'docs/features', 'docs/top'");
    for (const [name, {asks}] of Object.entries(MISUSES)) {
      write(site, `src/pages/${name}.tsx`, asking(asks));
    }
    const {status, output} = await build(site);
    expect(status).not.toBe(0);
    expect(output).toContain("The page component at /nothing doesn't have a default export.");
    expect(output).toContain('Consider default-exporting a React component.');
    expect(output).toContain('/docs/top is not associated with a category.');
    expect(output).toMatch(
      /pathname "\/docs\/outside"[^]*?Unexpected: cant find current sidebar in context/,
    );
    for (const [name, {says}] of Object.entries(MISUSES)) expect(output, name).toContain(says);
  },
);
