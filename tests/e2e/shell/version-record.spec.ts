/** The record of versions that components get in the browser, from the served scripts. */
import {expect, test, type Page} from '../test';
import {FROZEN, FROZEN_DOCS} from '../../versions';
import {open} from '../open';

type Version = {
  name: string;
  label: string;
  path: string;
  isLast: boolean;
  mainDocId: string;
  draftIds: string[];
  docs: {id: string; path: string; sidebar?: string}[];
  sidebars: Record<string, {link?: {path: string; label: string}}>;
};

/** A node of Preact's tree of the page, by the names of Preact's builds: its children, and what it was given. */
type TreeNode = {
  __k?: (TreeNode | null)[] | null;
  props?: {
    value?: {globalData?: Record<string, Record<string, {versions: Version[]}>>};
  } | null;
};

/** Returns the data that components are given, which `useDocusaurusContext` returns. */
const versions = (page: Page) =>
  page.evaluate(() => {
    const root = document.getElementById('__docusaurus') as unknown as {__k: TreeNode};
    const nodes: (TreeNode | null)[] = [root.__k];
    for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
      const docs = node?.props?.value?.globalData?.['docusaurus-plugin-content-docs'];
      if (docs) return docs['default']?.versions;
      nodes.push(...(node?.__k ?? []));
    }
    return undefined;
  });

test('two versions, each with its label, path, main page, and sidebar', async ({page}) => {
  await open(page, '/docs/quickstart');
  const record = (await versions(page)) ?? [];
  const common = {mainDocId: 'docs/features', draftIds: []};
  expect(record).toMatchObject([
    {...common, name: 'current', label: 'Next', path: '/docs', isLast: true},
    {...common, name: FROZEN, label: FROZEN, path: FROZEN_DOCS, isLast: false},
  ]);
  for (const {path, docs, sidebars} of record) {
    expect(Object.keys(sidebars)).toEqual(['overviewSidebar']);
    expect(sidebars['overviewSidebar']?.link).toEqual({
      path: `${path}/features`,
      label: 'What Is DataHub?',
    });
    expect(docs.length).toBeGreaterThan(400);
    expect(docs).toContainEqual({
      id: 'docs/features',
      path: `${path}/features`,
      sidebar: 'overviewSidebar',
    });
    const quickstart = docs.find(({id}) => id === 'docs/what/urn');
    expect(quickstart).toEqual({id: 'docs/what/urn', path: `${path}/what/urn`});
  }
});
