/** The messages about pictures of the product. */
import {afterAll, beforeAll, expect, it} from 'vitest';
import {formatProblem} from '../../../plugins/facts/problems';
import {CLIP, emptyProject, type Project} from '../../../plugins/pictures/testing';
import {readPage} from '../page';
import type {Rule} from '../rule';
import {pictures} from './pictures';

const RELEASES = `releases:
  - {name: 2.0.0, date: 2025-01-31}
  - {name: next}
`;
const ALT = 'The page Tags, with the button Create Tag at its upper right corner';
const SIZE = {width: 720, height: 410};

let project: Project;
let rule: Rule;
beforeAll(() => {
  project = emptyProject();
  project.write('reference/releases.yaml', RELEASES);
  project.write('versions.json', '["2.0.0"]');
  project.take('next', {'tags/create-tag': SIZE});
  project.take('2.0.0', {'tags/old-dialog': SIZE});
  project.record('next', {'tags/assign': CLIP});
  rule = pictures(project.root);
});
afterAll(() => project.remove());

function messages(body: string, name = 'docs/page.md', head = 'title: A'): string {
  project.write(name, `---\n${head}\n---\n\n${body}\n`);
  const page = readPage(project.root, name);
  if (!('tree' in page)) throw new Error(page.map(formatProblem).join());
  const found = rule(page).map((finding) => ({file: name, key: 'pictures', ...finding}));
  return found.map(formatProblem).join('\n\n');
}

const picture = (scene: string, alt = ALT, caption = ' "A caption"') =>
  `![${alt}](picture:${scene}${caption})`;

it.each([
  ['a picture of Next', picture('tags/create-tag')],
  ['a clip of Next', `![${ALT}](clip:tags/assign "A caption")`],
  ['another image', '![A](./img/a.png)'],
  ['an address in code', '`![A](picture:a/b)`'],
  [
    'a picture of a release, in a passage that Next lacks',
    `<!-- until: next -->\n\n${picture('tags/old-dialog')}\n\n<!-- /until -->`,
  ],
])('accepts %s', (_, body) => {
  expect(messages(body)).toBe('');
});

it('treats a page that Next lacks as a page of a release', () => {
  expect(messages(picture('tags/old-dialog'), 'docs/old.mdx', 'until: next')).toBe('');
  expect(messages(picture('tags/create-tag'), 'docs/old.mdx', 'until: next')).toContain(
    'a scene of reference/pictures/2.0.0.json',
  );
});

it.each([
  ['an unknown scene', picture('tags/create-tags')],
  ['a scene that only a release has', picture('tags/old-dialog')],
  ['an unknown clip', `![${ALT}](clip:tags/asign "A caption")`],
  ['few words', picture('tags/create-tag', 'The page Tags')],
  ['words about the picture', picture('tags/create-tag', `Screenshot of ${ALT}`)],
  ['no caption', picture('tags/create-tag', ALT, '')],
  ['a picture right below text', `Select **Create Tag**.\n${picture('tags/create-tag')}`],
])('says what to do about %s', (_, body) => {
  expect(messages(body)).toMatchSnapshot();
});

it('leaves a picture without alt text to the rule about all images', () => {
  expect(messages(picture('tags/create-tag', ''))).toBe('');
});

it('leaves passages that are not closed to their own rule', () => {
  expect(messages(`<!-- since: next -->\n\n${picture('tags/create-tag')}`)).toBe('');
});

it('says that no pictures were taken', () => {
  const empty = emptyProject();
  empty.write('reference/releases.yaml', RELEASES);
  empty.write('docs/page.md', `---\ntitle: A\n---\n\n${picture('tags/create-tag')}\n`);
  const page = readPage(empty.root, 'docs/page.md');
  expect('tree' in page ? pictures(empty.root)(page) : page).toMatchSnapshot();
  empty.remove();
});
