/** What contributors see when the site can't be loaded after their change: the message names the place to fix. */
import {expect, it} from 'vitest';
import {loadingFault} from '../site-copies/load';
import {edit, smallSite} from '../site-copies/small-site';

it('a sound site loads without a message', async () => {
  expect(await loadingFault(smallSite())).toBe('');
});

it.each([
  {
    what: 'a sidebar id',
    file: 'sidebars.ts',
    from: 'docs/guide/first',
    to: 'docs/guide/frist',
    says: ['sidebars.ts:4', 'guide/frist'],
  },
  {
    what: 'a sidebar link without a target',
    file: 'sidebars.ts',
    from: "'docs/features'",
    to: "'docs/features', {type: 'link', label: 'Nowhere'}",
    says: [
      'Sidebars file at "sidebars.ts" failed to be loaded.',
      '"Nowhere"',
      '"href" is required',
    ],
  },
  {
    what: 'a fact',
    file: 'reference/sources/kafka.yaml',
    from: 'support: CERTIFIED',
    to: 'support: CERTFIED',
    says: ['reference/sources/kafka.yaml:', 'modules[0].support', 'CERTFIED', 'one of'],
  },
  {
    what: 'YAML syntax',
    file: 'reference/sources/kafka.yaml',
    from: 'platform: kafka',
    to: 'platform: [kafka',
    says: ['reference/sources/kafka.yaml:', 'valid YAML'],
  },
  {
    what: 'front matter',
    file: 'docs/guide/first.md',
    from: 'title: First guide',
    to: 'title: [First',
    says: ['docs/guide/first.md'],
  },
])('names the file and the fault: $what', async ({file, from, to, says}) => {
  const site = smallSite();
  edit(site, file, from, to);
  const fault = await loadingFault(site);
  for (const text of says) expect(fault).toContain(text);
  expect(fault).not.toContain('genDocs/docs');
});

/** Gives the site a top bar with these items. */
function setItems(site: string, items: string): void {
  const config = 'docusaurus.config.ts';
  edit(site, config, '  plugins: [', '  plugins: [\n    plugins.navbarCheck,');
  edit(
    site,
    config,
    "items: [{type: 'docsVersionDropdown', position: 'left'}]",
    `items: [${items}]`,
  );
}

it('an unknown type of navbar item is named', async () => {
  const site = smallSite();
  setItems(site, "{type: 'docSidbar', sidebarId: 'overviewSidebar', label: 'Docs'}");
  const fault = await loadingFault(site);
  expect(fault).toContain('Bad navbar item type docSidbar');
  expect(fault).toContain("label: 'navbar.items[0]'");
});

it('navbar items with unknown pages, sidebars, and custom types are all named at once', async () => {
  const site = smallSite();
  setItems(
    site,
    "{type: 'docSidebar', sidebarId: 'overviewSidebr', label: 'Docs'}, {type: 'doc', docId: 'docs/feature', label: 'Features'}, " +
      "{type: 'dropdown', label: 'More', items: [{type: 'custom-crad', label: 'A card'}]}",
  );
  const fault = await loadingFault(site);
  expect(fault).toContain('There is no navbar item of the type "custom-crad"');
  expect(fault).toContain('"label": "A card"');
  expect(fault).toContain('There is no sidebar with the id "overviewSidebr"');
  expect(fault).toContain('There is no doc with the id "docs/feature"');
  expect(fault).toContain('Valid ids include: docs/features,');
  expect(fault).toContain('Please double-check the following navbar item');
});
