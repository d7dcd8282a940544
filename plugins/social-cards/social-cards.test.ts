/** The list of cards, and their looks: text that fits, PNG of the right size. */
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import sharp from 'sharp';
import {tempDir} from '../common/testing/temp-dir';
import {cardsOf, type Docs} from './cards';
import {Words} from './outlines';
import {renderCached} from './render';
import {drawCard, HEIGHT, INSET, WIDTH} from './template';

const fonts = {title: new Words(800), text: new Words(500)};
const heading = (value: string) => ({type: 'html', value, className: 'sidebar-heading'});

it('there is a card for each section, each heading of the last version, and each release', () => {
  const sidebars = {
    main: [heading('APIs'), {type: 'doc', id: 'a'}, heading('Deployment'), {type: 'doc', id: 'b'}],
  };
  const docs = {
    loadedVersions: [
      {isLast: true, label: 'Next', versionName: 'current', sidebars},
      {isLast: false, label: '1.2', versionName: '1.2', sidebars},
    ],
  } as unknown as Docs;
  const cards = cardsOf(docs, 'The tagline');
  expect(cards.map(({section}) => section)).toEqual([
    ...['home', 'documentation', 'integrations-catalog', 'learn', 'people'],
    ...['docs-apis', 'docs-deployment', 'release-1-2'],
  ]);
  expect(cards[0]?.title).toBe('The tagline');
  const withProduct = cards.filter(({scene}) => scene !== undefined).map(({section}) => section);
  expect(withProduct).toEqual(['home', 'documentation', 'integrations-catalog']);
});

describe('words', () => {
  it('break only where a line is full', () => {
    const {title} = fonts;
    const text = 'The number one open source metadata platform';
    const lines = title.wrap(text, 66, 600);
    expect(lines.join(' ')).toBe(text);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(title.width(line, 66)).toBeLessThanOrEqual(600);
  });

  it("don't break a word that is wider than the line", () => {
    expect(fonts.title.wrap('a incomprehensibilities b', 66, 200)).toEqual([
      'a',
      'incomprehensibilities',
      'b',
    ]);
  });
});

it('a card is a PNG that networks show uncropped, and is drawn once', async () => {
  const folder = tempDir({});
  const svg = drawCard({title: 'API & SDKs', line: 'Documentation'}, fonts);
  expect(svg).not.toContain('<text');
  const png = await renderCached(svg, folder);
  expect(await sharp(png).metadata()).toMatchObject({format: 'png', width: WIDTH, height: HEIGHT});
  const [file = ''] = fs.readdirSync(folder);
  fs.writeFileSync(`${folder}/${file}`, 'kept');
  expect((await renderCached(svg, folder)).toString()).toBe('kept');
});

it('a card with a scene shows it beside the words, in the light look, and is drawn again when it changes', async () => {
  const folder = tempDir({});
  const svg = drawCard({title: 'Integrations', line: 'Every system', scene: 'home/table'}, fonts);
  const {left, top} = INSET;
  const drawn = async (background: string) => {
    const file = await sharp({create: {width: 1200, height: 300, channels: 3, background}})
      .png()
      .toBuffer();
    return renderCached(svg, folder, {file, inset: INSET});
  };
  const colorAt = async (png: Buffer, x: number, y: number) => [
    ...(await sharp(png)
      .extract({left: x, top: y, width: 1, height: 1})
      .removeAlpha()
      .raw()
      .toBuffer()),
  ];
  const white = await drawn('#ffffff');
  expect(await sharp(white).metadata()).toMatchObject({width: WIDTH, height: HEIGHT});
  expect(await colorAt(white, left + 100, top + 100)).toEqual([255, 255, 255]);
  // Below a picture that is shorter than its place is the background color of the product.
  const [below = 0] = await colorAt(white, left + 100, HEIGHT - 2);
  expect(below).toBeGreaterThan(230);
  const [beside = 255] = await colorAt(white, left - 40, top + 100);
  expect(beside).toBeLessThan(60);
  expect(await colorAt(await drawn('#ff0000'), left + 100, top + 100)).not.toEqual([255, 255, 255]);
});
