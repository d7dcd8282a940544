/** Navbar items without a target, and the messages to the contributor about them. */
import {expect, it} from 'vitest';
import {navbarProblems} from './problems';

const KNOWN = {
  docs: ['docs/features', 'docs/quickstart'],
  sidebars: ['overviewSidebar'],
  types: ['custom-card'],
};

it('accepts items with a target, and ignores other types', () => {
  const items = [
    {type: 'doc', docId: 'docs/features'},
    {type: 'docSidebar', sidebarId: 'overviewSidebar'},
    {type: 'docsVersionDropdown'},
    {items: [{type: 'doc', docId: 'docs/quickstart'}, {type: 'custom-card'}]},
  ];
  expect(navbarProblems(items, KNOWN)).toEqual([]);
});

it('names the item and similar ids, also in lists', () => {
  const items = [
    {type: 'docSidebar', sidebarId: 'overview'},
    {items: [{type: 'doc', docId: 'docs/quick'}]},
  ];
  expect(navbarProblems(items, KNOWN)).toMatchInlineSnapshot(`
    [
      "There is no sidebar with the id "overview". Valid ids include: overviewSidebar.
    Please double-check the following navbar item (themeConfig.navbar.items in docusaurus.config.ts):
    {
      "type": "docSidebar",
      "sidebarId": "overview"
    }",
      "There is no doc with the id "docs/quick". Valid ids include: docs/quickstart, docs/features.
    Please double-check the following navbar item (themeConfig.navbar.items in docusaurus.config.ts):
    {
      "type": "doc",
      "docId": "docs/quick"
    }",
    ]
  `);
});

it('does not list all ids of a large site', () => {
  const docs = Array.from({length: 900}, (_, index) => `docs/page-${index}`);
  const [message] = navbarProblems([{type: 'doc', docId: 'docs/page-77x'}], {...KNOWN, docs});
  expect(message).toContain('docs/page-77,');
  expect(message?.length).toBeLessThan(600);
});

it('names an item of an unknown type, also in lists', () => {
  const problems = navbarProblems([{items: [{type: 'custom-cart', docId: 'x'}]}], KNOWN);
  expect(problems).toEqual([
    'There is no navbar item of the type "custom-cart". Valid types are: custom-card.\n' +
      'Please double-check the following navbar item (themeConfig.navbar.items in docusaurus.config.ts):\n' +
      '{\n  "type": "custom-cart",\n  "docId": "x"\n}',
  ]);
});
