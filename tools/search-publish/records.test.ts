import {describe, expect, it} from 'vitest';
import {readBuild, type BuiltPage} from './read-build';
import {MAX_RECORD, recordsOf} from './records';
import {bytesOf} from './split';
import {builtSite, section, top} from './testing/built-site';

const page = (sections: BuiltPage['sections'], more: Partial<BuiltPage> = {}): BuiltPage => ({
  ...{url: '/docs/a', title: 'A', breadcrumbs: ['Guides'], description: 'About A.'},
  ...{version: 'Next', versionName: 'current', sections},
  ...more,
});
const recordsOfPage = (one: BuiltPage) => recordsOf({versions: ['current'], pages: [one]});

describe('recordsOf', () => {
  it('makes a record for each page and each section, under the titles above it', () => {
    const records = recordsOf(readBuild(builtSite()));
    expect(records.filter(({url}) => url.startsWith('/docs/quickstart'))).toMatchSnapshot();
  });

  it('makes a record for a page whose text has no top', () => {
    const [record] = recordsOfPage(page([section('B', 'Text.')]));
    expect(record).toMatchObject({objectID: '/docs/a', type: 'lvl1', anchor: null});
    expect(record?.content).toBe('About A.');
  });

  it('puts pages without a place into their own section', () => {
    const [record] = recordsOfPage(page([], {breadcrumbs: []}));
    expect(record).toMatchObject({section: 'Documentation', breadcrumbs: ['Documentation']});
  });

  it('gives pages outside the docs the tag that every version shares', () => {
    const records = recordsOf(readBuild(builtSite()));
    expect(records.filter(({docusaurus_tag}) => docusaurus_tag === 'default')).toEqual([
      expect.objectContaining({url: '/events', section: 'Community'}),
    ]);
    expect(records.find(({url}) => url === '/events')).not.toHaveProperty('version');
  });

  it('ranks older versions lower', () => {
    const records = recordsOf(readBuild(builtSite()));
    const ranks = records.map(({version, weight}) => [version, weight.version] as const);
    expect(new Map(ranks)).toEqual(
      new Map([
        ['current', 2],
        [undefined, 2],
        ['2.0.0', 1],
      ]),
    );
  });

  it('drops a heading from the hierarchy after a higher one', () => {
    const records = recordsOfPage(
      page([
        section('B', ''),
        section('C', '', {level: 3}),
        section('D', ''),
        section('E', '', {level: 4}),
      ]),
    );
    expect(records.map(({hierarchy: {lvl2, lvl3, lvl4}}) => [lvl2, lvl3, lvl4])).toEqual([
      [null, null, null],
      ['B', null, null],
      ['B', 'C', null],
      ['D', null, null],
      ['D', null, 'E'],
    ]);
  });

  it('splits a section that is too long, without losing words', () => {
    const words = Array.from({length: 6000}, (_, index) => `"wörd${index}"`);
    const records = recordsOfPage(page([top('A', ''), section('B', words.join(' '))]));
    const parts = records.filter(({anchor}) => anchor === 'b');
    expect(parts.length).toBeGreaterThan(5);
    expect(Math.max(...records.map(bytesOf))).toBeLessThan(MAX_RECORD);
    expect(parts.flatMap(({content}) => content.split(' '))).toEqual(words);
    expect(parts.map(({type}) => type).slice(0, 3)).toEqual(['lvl2', 'content', 'content']);
    expect(parts.map(({objectID}) => objectID).slice(0, 2)).toEqual(['/docs/a#b', '/docs/a#b~2']);
    expect(new Set(parts.map(({url}) => url))).toEqual(new Set(['/docs/a#b']));
  });

  it('splits a section that defines many names', () => {
    const symbols = Array.from({length: 100}, (_, index) => ({
      name: `someLongOption${index}`,
      id: `option-${index}`,
    }));
    const records = recordsOfPage(page([section('Options', 'Text.', {symbols})]));
    expect(records.flatMap((record) => record.symbols.map(({name}) => name))).toEqual(
      symbols.map(({name}) => name),
    );
    expect(Math.max(...records.map((record) => record.symbols.length))).toBeLessThanOrEqual(30);
  });

  it('distinguishes sections with the same URL', () => {
    const records = recordsOfPage(page([section('B', 'one'), section('B', 'two')]));
    expect(records.map(({objectID}) => objectID)).toEqual(['/docs/a', '/docs/a#b', '/docs/a#b~2']);
  });

  it('names a page whose titles are already too long', () => {
    const description = 'word '.repeat(2500);
    expect(() => recordsOfPage(page([], {description}))).toThrow(
      /^The record of \/docs\/a has \d+ bytes, .* 9900\.\nShorten/,
    );
  });
});
