/** The message to a contributor whose sidebar names a page that was moved. */
import {expect, it} from 'vitest';
import {tempDir} from '../common/testing/temp-dir';
import {sidebarError} from './sidebar-error';

const message = (file: string) => `Invalid sidebar file at "${file}".
These sidebar document ids do not exist:
- docs/how/serach

Available document ids are:
- docs/features
- docs/how/search
`;

const root = () =>
  tempDir({
    'sidebars.ts': "import {a} from './sidebars/a';\n",
    'sidebars/a.ts': "export const a = [\n  'features',\n  'how/serach',\n];\n",
  });

it('names the part of the sidebar, its line, and a likely page', () => {
  const error = sidebarError(root(), new Error(message('sidebars.ts')));
  expect(error?.stack).toMatchInlineSnapshot(`
    "SidebarError: 1 problem in the sidebar:

    sidebars/a.ts:3  sidebar
        found:    how/serach
        expected: the path of a page below docs/ without extension, such as how/search
    "
  `);
});

it("doesn't change other errors", () => {
  expect(sidebarError(root(), new Error('Something else.'))).toBeUndefined();
  const frozen = new Error(message('versioned_sidebars/version-2.0.0-sidebars.json'));
  expect(sidebarError(root(), frozen)).toBeUndefined();
});
