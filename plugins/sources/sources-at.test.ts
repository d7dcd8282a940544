/** What is left of the sources for 0.15.0. */
import {describe, expect, it} from 'vitest';
import {releasedSources} from './released';
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

describe('releasedSources', () => {
  it('changes nothing where nothing is new', () => {
    const {sources} = load({'pond.yaml': withBoat});
    expect(releasedSources(sources)).toEqual(sources);
  });

  it('drops new fields, their settings in the recipe and the blocks that this empties', () => {
    const {sources, text} = load({
      'pond.yaml': newer('description: Width of the net.', withBoat),
    });
    expect(text).toBe('');
    const [module] = releasedSources(sources)[0]?.modules ?? [];
    expect(module?.config.map(({name}) => name)).toEqual(['depth', 'boat.oars']);
    expect(module?.recipe).toMatchSnapshot();
    expect(sources[0]?.modules[0]?.config).toHaveLength(3);
  });

  it('drops new remarks, and takes the support level of that release', () => {
    const text = POND.replace(
      '    test_connection',
      '    released_support: UNKNOWN\n    test_connection',
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
    expect(releasedSources(loaded.sources)[0]).toMatchObject({
      modules: [{support: 'UNKNOWN', capabilities: []}],
      concepts: [{source: 'Frog', datahub: 'Dataset'}],
      prerequisites: [{text: 'A rod.'}],
      limitations: [],
      troubleshooting: [],
    });
  });

  it('drops new sources, new modules and sources of which no module is left', () => {
    const source = POND.replace('summary', 'since: next\nsummary');
    const module = POND.replace('    pip_extra', '    since: next\n    pip_extra');
    expect(releasedSources(load({'pond.yaml': source}).sources)).toEqual([]);
    expect(releasedSources(load({'pond.yaml': module}).sources)).toEqual([]);
  });
});
