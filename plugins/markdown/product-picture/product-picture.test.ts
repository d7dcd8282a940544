/** Pictures and clips of the product: where they may be on a page, and what the page gets. */
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {CLIP, emptyProject, type Project} from '../../pictures/testing';
import {compile} from '../testing/compile';
import clipLoader from './clip-loader.mjs';
import {drawingOf, numberPlaces, RADIUS} from './drawing.mjs';
import pictureLoader from './picture-loader.mjs';

const SIZE = {width: 720, height: 410};
const markAt = (n: number, x: number, y: number) => ({
  ...{n, label: `Label ${n}`, x, y},
  ...{width: 90, height: 32},
});

let project: Project;
beforeAll(() => {
  project = emptyProject();
  project.take('next', {'tags/create-tag': SIZE, 'tags/edit-tag': SIZE});
  project.take('2.0.0', {'tags/edit-tag': SIZE});
  project.record('next', {'tags/assign': CLIP});
});
afterAll(() => project.remove());

const NEXT_PAGE = 'genDocs/docs/page.md';
const page = (content: string, name = NEXT_PAGE) => compile(content, path.join(project.root, name));
const PICTURE = '![A list of tags](picture:tags/edit-tag "Caption")';

/** Messages without the machine's path. */
const reason = (error: unknown) => String((error as {reason?: string}).reason ?? error);

describe('product-picture', () => {
  it.each([
    [NEXT_PAGE, 'next'],
    ['genDocs/docs/page.mdx', 'next'],
    ['genDocs/docs/generated/ingestion/sources/kafka.md', 'next'],
    ['blog/post.md', 'next'],
    ['versioned_docs/version-2.0.0/docs/how/page.mdx', '2.0.0'],
  ])('puts the picture of its version into %s', async (name, version) => {
    const code = await page(`Text.\n\n${PICTURE}\n`, name);
    expect(code).toMatch(/alt: "A list of tags",\s+caption: "Caption",\s+picture: require\("!!/);
    expect(code).toContain(
      `picture-loader.mjs!${project.root}/reference/pictures/${version}.json?scene=tags/edit-tag"`,
    );
  });

  it('inserts a clip', async () => {
    const code = await page('![How a tag is assigned](clip:tags/assign "Assign a tag")\n');
    expect(code).toMatch(/ProductClip/);
    expect(code).toMatch(
      /alt: "How a tag is assigned",\s+caption: "Assign a tag",\s+clip: require/,
    );
    expect(code).toContain(
      `clip-loader.mjs!${project.root}/reference/pictures/clips/next.json?scene=tags/assign"`,
    );
  });

  it('puts a picture into a step of a list', async () => {
    expect(await page(`1. Step\n\n   ${PICTURE}\n`)).toContain('ProductPicture');
  });

  it("doesn't change other images", async () => {
    expect(await page('![A](https://example.org/a.svg)\n')).not.toContain('ProductPicture');
  });

  it.each([
    ['no alternative text', '![](picture:tags/edit-tag)', NEXT_PAGE],
    ['an unknown scene', '![A](picture:tags/edit-tags)', NEXT_PAGE],
    ['a picture in a sentence', `See ${PICTURE} here.`, NEXT_PAGE],
    ['a reference', '![A][tag]\n\n[tag]: picture:tags/edit-tag', NEXT_PAGE],
    [
      'a picture that the release lacks',
      '![A](picture:tags/create-tag)',
      'versioned_docs/version-2.0.0/docs/page.md',
    ],
    ['an unknown clip', '![A](clip:tags/assing)', NEXT_PAGE],
    ['a clip in a sentence', 'See ![A](clip:tags/assign) here.', NEXT_PAGE],
    [
      'a clip that the release lacks',
      '![A](clip:tags/assign)',
      'versioned_docs/version-2.0.0/docs/page.md',
    ],
    ['a release without pictures', PICTURE, 'versioned_docs/version-3.0.0/docs/page.md'],
    ['a page without a version', PICTURE, 'src/pages/page.md'],
  ])('refuses %s', async (_, content, name) => {
    const error: unknown = await page(content, name).catch((thrown: unknown) => thrown);
    expect(reason(error)).toMatchSnapshot();
  });
});

describe('picture-loader', () => {
  const load = (scene: string, pictures: unknown): unknown => {
    const file = {
      resourcePath: '/site/reference/pictures/2.0.0.json',
      resourceQuery: `?scene=${scene}`,
    };
    return JSON.parse(pictureLoader.call(file, JSON.stringify(pictures)) as string);
  };

  it('exports what a page shows', () => {
    expect(
      load('tags/edit-tag', {'tags/edit-tag': {...SIZE, marks: [markAt(1, 300, 200)]}}),
    ).toEqual({
      src: '/pictures/2.0.0/tags/edit-tag.avif',
      large: '/pictures/2.0.0/tags/edit-tag@2x.avif',
      ...SIZE,
      drawing: expect.stringContaining('<rect'),
      labels: [{n: 1, label: 'Label 1'}],
    });
  });

  it('draws nothing over a picture without marks', () => {
    expect(load('tags/edit-tag', {'tags/edit-tag': SIZE})).toMatchObject({drawing: '', labels: []});
  });

  it('reports a missing scene', () => {
    expect(() => load('tags/gone', {})).toThrow(
      'reference/pictures/2.0.0.json: found no scene tags/gone, which a page shows.',
    );
  });
});

describe('clip-loader', () => {
  const load = (scene: string): unknown => {
    const file = {
      resourcePath: '/site/reference/pictures/clips/next.json',
      resourceQuery: `?scene=${scene}`,
    };
    return JSON.parse(clipLoader.call(file, JSON.stringify({'tags/assign': CLIP})) as string);
  };

  it('exports what a page shows', () => {
    expect(load('tags/assign')).toEqual({
      ...{src: '/pictures/next/clips/tags/assign', width: 960, height: 600},
      steps: ['Open **Tags**.', 'Select **Create Tag**.'],
    });
  });

  it('reports a missing clip', () => {
    expect(() => load('tags/gone')).toThrow(
      'reference/pictures/clips/next.json: found no clip tags/gone, which a page shows.',
    );
  });
});

describe('a drawing', () => {
  it('scales with the picture, without styles', () => {
    const spot = {x: 100, y: 100, width: 200, height: 50};
    const drawing = drawingOf({...SIZE, marks: [markAt(1, 300, 200)], spot});
    expect(drawing).toMatchSnapshot();
    expect(drawing).not.toContain('style');
  });

  /** Where a number is on a screen that shows the picture at this width. */
  const onScreen = (place: {x: number; y: number; dx: number; dy: number}, width: number) => ({
    x: (place.x * width) / SIZE.width + place.dx,
    y: (place.y * width) / SIZE.width + place.dy,
  });

  it.each([
    ['the middle', [markAt(1, 300, 200)]],
    ['every corner', [markAt(1, 0, 0), markAt(2, 630, 0), markAt(3, 0, 378), markAt(4, 630, 378)]],
    ['a row', [markAt(1, 100, 5), markAt(2, 194, 5), markAt(3, 288, 5)]],
    ['a column', [markAt(1, 2, 60), markAt(2, 2, 96), markAt(3, 2, 132)]],
  ])('numbers marks in %s beside them and in the picture, on every screen', (_, marks) => {
    numberPlaces({...SIZE, marks}).forEach((place, i) => {
      for (const width of [320, 720, 1440]) {
        const {x, y} = onScreen(place, width);
        const scale = width / SIZE.width;
        expect(Math.min(x, y) - RADIUS).toBeGreaterThanOrEqual(0);
        expect(x + RADIUS).toBeLessThanOrEqual(width);
        expect(y + RADIUS).toBeLessThanOrEqual(SIZE.height * scale);
        const own = marks[i] ?? markAt(0, 0, 0);
        const dx = Math.max(own.x * scale - x, 0, x - (own.x + own.width) * scale);
        const dy = Math.max(own.y * scale - y, 0, y - (own.y + own.height) * scale);
        // The circle may slightly overlap the corner.
        expect(Math.hypot(dx, dy)).toBeGreaterThan(RADIUS - 0.5);
      }
    });
  });
});
