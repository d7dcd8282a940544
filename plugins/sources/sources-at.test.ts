/** The sources of a version. */
import {describe, expect, it} from 'vitest';
import {at, NEXT_DOCS, OLDEST} from '../releases/testing/releases';
import {sourcesAt} from './sources-at';
import {load, POND} from './testing/load-files';

const RECIPE = `          depth: 3
          # how to fish
          net:
            size: 2
          boat:
            oars: "two" # or more
`;
const newer = (after: string, text: string) => text.replace(after, `${after}\n        since: next`);
const withBoat = POND.replace(
  '    recipe: |',
  `      - name: boat.oars
        type: string
        description: Number of oars.
    recipe: |`,
).replace('          depth: 3\n', RECIPE);

describe('sourcesAt', () => {
  it('changes nothing if nothing is new', () => {
    const {sources} = load({'pond.yaml': withBoat});
    expect(sourcesAt(sources, OLDEST)).toEqual(sources);
  });

  it('drops new fields, their settings in the recipe, and the blocks that become empty', () => {
    const {sources, text} = load({
      'pond.yaml': newer('description: Width of the net.', withBoat),
    });
    expect(text).toBe('');
    const [module] = sourcesAt(sources, OLDEST)[0]?.modules ?? [];
    expect(module?.config.map(({name}) => name)).toEqual(['depth', 'boat.oars']);
    expect(module?.recipe).toMatchSnapshot();
    expect(sources[0]?.modules[0]?.config).toHaveLength(3);
  });

  it('drops new remarks, and uses the support level of the version', () => {
    const text = POND.replace(
      '    test_connection',
      '    before: {next: {support: UNKNOWN}, 2.1.0: {support: INCUBATING}}\n    test_connection',
    ).replace(
      '    config:',
      '    capabilities: [{name: Domains, supported: true, note: A., since: next}]\n    config:',
    )
      .concat(`concepts: [{source: Fish, datahub: Dataset, since: next}, {source: Frog, datahub: Dataset}]
prerequisites: [A rod., {text: A hook., since: next}]
limitations: [{text: No whales., since: next}]
troubleshooting: [{symptom: Rain, cause_fix: Wait., since: next}]
`);
    const loaded = load({'pond.yaml': text});
    expect(loaded.text).toBe('');
    expect(sourcesAt(loaded.sources, at('2.1.0'))[0]).toMatchObject({
      modules: [{support: 'UNKNOWN', capabilities: []}],
      concepts: [{source: 'Frog', datahub: 'Dataset'}],
      prerequisites: [{text: 'A rod.'}],
      limitations: [],
      troubleshooting: [],
    });
    const support = (name: string) => sourcesAt(loaded.sources, at(name))[0]?.modules[0]?.support;
    expect(['2.0.0', '2.1.0', 'next'].map(support)).toEqual(['INCUBATING', 'UNKNOWN', 'TESTING']);
  });

  it('has the head for the page of the version', () => {
    const earlier =
      'Reads fish and frogs of small ponds in gardens, on days without rain, and says how many.';
    const text = POND.replace(
      'summary:',
      `before: {2.1.0: {summary: "${earlier}", connection: push}}\nsummary:`,
    );
    const loaded = load({'pond.yaml': text});
    expect(loaded.text).toBe('');
    const [now, then] = ['2.1.0', '2.0.0'].map((name) => sourcesAt(loaded.sources, at(name))[0]);
    expect(then).toMatchObject({summary: earlier, connection: 'push', category: now?.category});
    expect(now).toMatchObject({summary: loaded.sources[0]?.summary, connection: 'pull'});
    expect(load({'pond.yaml': text.replace(earlier, 'Fish.')}).text).toMatch(
      /before\.2\.1\.0\.summary/,
    );
  });

  it('drops what was removed from Next, and keeps it in earlier versions', () => {
    const {sources} = load({'pond.yaml': `${POND}limitations: [{text: No eels., until: next}]\n`});
    const texts = (name: string) =>
      sourcesAt(sources, at(name))[0]?.limitations.map(({text}) => text);
    expect(texts('2.1.0')).toEqual(['No eels.']);
    expect(texts('next')).toEqual([]);
  });

  it('has a field that came later than its include', () => {
    const shared = `about: Nets.
fields:
  - name: mesh
    type: integer
    description: Size of a mesh.
    since: next
  - name: color
    type: string
    description: Color of the net.
`;
    const include = POND.replace(
      '    config:\n',
      '    config:\n      - include: nets\n        since: 2.1.0\n',
    );
    const {sources, text} = load({'pond.yaml': include, 'shared/nets.yaml': shared});
    expect(text).toBe('');
    const names = (version: typeof OLDEST) =>
      sourcesAt(sources, version)[0]?.modules[0]?.config.map(({name}) => name);
    expect(names(OLDEST)).toEqual(['depth', 'net.size']);
    expect(names(at('2.1.0'))).toEqual(['color', 'depth', 'net.size']);
    expect(names(NEXT_DOCS)).toEqual(['mesh', 'color', 'depth', 'net.size']);
  });

  it('drops new sources, new modules, and sources without remaining modules', () => {
    const source = POND.replace('summary', 'since: next\nsummary');
    const module = POND.replace('    pip_extra', '    since: next\n    pip_extra');
    expect(sourcesAt(load({'pond.yaml': source}).sources, OLDEST)).toEqual([]);
    expect(sourcesAt(load({'pond.yaml': module}).sources, OLDEST)).toEqual([]);
  });
});
