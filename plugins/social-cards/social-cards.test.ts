/** The cards there are, and what they look like: words that fit, PNG of the right size. */
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import sharp from 'sharp';
import {tempDir} from '../common/testing/temp-dir';
import {cardsOf, type Docs} from './cards';
import {Words} from './outlines';
import {renderCached} from './render';
import {drawCard, HEIGHT, WIDTH} from './template';

const fonts = {title: new Words(800), text: new Words(500)};
const heading = (value: string) => ({type: 'html', value, className: 'sidebar-heading'});

it('there is a card for each section, each heading of the last version, and each release', () => {
  const sidebars = {main: [heading('APIs'), {type: 'doc', id: 'a'}, heading('Deployment')]};
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
});

describe('words', () => {
  it('break where a line is full, and nowhere else', () => {
    const {title} = fonts;
    const text = 'The number one open source metadata platform';
    const lines = title.wrap(text, 66, 600);
    expect(lines.join(' ')).toBe(text);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(title.width(line, 66)).toBeLessThanOrEqual(600);
  });

  it('leave a word alone that is wider than the line', () => {
    expect(fonts.title.wrap('a incomprehensibilities b', 66, 200)).toEqual([
      'a',
      'incomprehensibilities',
      'b',
    ]);
  });
});

it('a card is a PNG that networks show whole, and is drawn once', async () => {
  const folder = tempDir({});
  const svg = drawCard({title: 'API & SDKs', line: 'Documentation'}, fonts);
  expect(svg).not.toContain('<text');
  const png = await renderCached(svg, folder);
  expect(await sharp(png).metadata()).toMatchObject({format: 'png', width: WIDTH, height: HEIGHT});
  const [file = ''] = fs.readdirSync(folder);
  fs.writeFileSync(`${folder}/${file}`, 'kept');
  expect((await renderCached(svg, folder)).toString()).toBe('kept');
});
