/** A release shows the pictures that were taken for it; the others are left out and reported. */
import {afterAll, beforeAll, expect, it} from 'vitest';
import {emptyProject, type Project} from '../../plugins/pictures/testing';
import {linesOf} from '.';
import {withoutMissingPictures} from './missing-pictures';

let project: Project;
beforeAll(() => {
  project = emptyProject();
  project.take('2.0.0', {'tags/create-tag': {width: 720, height: 410}});
});
afterAll(() => project.remove());

const PAGE = `Open **Tags**.

![C](clip:tags/create-tag)

![A](picture:tags/create-tag)

1. Select **New**.

   ![B](picture:tags/new-dialog "C")

2. Enter a name: \`![A](picture:no/page)\`.
`;

it('leaves out only what was not taken', () => {
  const {text, pictures} = withoutMissingPictures(project.root, '2.0.0', PAGE, 'tags.mdx');
  expect(pictures).toEqual([
    {file: 'tags.mdx', url: 'clip:tags/create-tag'},
    {file: 'tags.mdx', url: 'picture:tags/new-dialog'},
  ]);
  expect(text).toMatchInlineSnapshot(`
    "Open **Tags**.

    ![A](picture:tags/create-tag)

    1. Select **New**.

    2. Enter a name: \`![A](picture:no/page)\`.
    "
  `);
  const counts = {pages: 2, written: 3, removed: 0};
  expect(linesOf({version: '2.0.0', ...counts, dangling: [], pictures})).toMatchInlineSnapshot(`
    [
      "2.0.0: 2 pages; 3 files written, 0 removed.",
      "docs/tags.mdx shows clip:tags/create-tag, which was not taken for 2.0.0; it is left out.",
      "docs/tags.mdx shows picture:tags/new-dialog, which was not taken for 2.0.0; it is left out.",
    ]
  `);
});

it('leaves other pages as they are', () => {
  const page = 'Text.\n\n![A](picture:tags/create-tag)\n';
  expect(withoutMissingPictures(project.root, '2.0.0', page, 'a.md')).toEqual({
    text: page,
    pictures: [],
  });
});
