/** The lineage page of made-up sources. */
import {describe, expect, it} from 'vitest';
import {pageLinks} from '../../page-kit/links';
import {NEXT_DOCS} from '../../releases/testing/releases';
import {BUOY, field, module, source} from '../pages/testing/sources';
import {automaticLineagePage} from '.';
import {lineageFields} from './fields';

const lineage = (name: 'Table-Level Lineage' | 'Column-level Lineage', note: string) => ({
  name,
  supported: true,
  note,
});
const FERRY = source({
  slug: 'ferry',
  name: 'Ferry',
  since: 'next',
  modules: [
    module({
      plugin: 'ferry',
      capabilities: [
        lineage('Table-Level Lineage', 'Unless skip_links is set.'),
        lineage('Column-level Lineage', 'On by default.'),
      ],
      config: [
        field('skip_links', 'boolean', 'Skips links.', {default: 'false'}),
        field('boat_lineage', 'object', 'Links of boats.', {since: 'next'}),
        field('boat_lineage.depth', 'integer', 'How far.'),
        field('old_lineage', 'boolean', 'Inherited; without effect.'),
        field('color', 'string', 'Color of the boat.'),
      ],
    }),
    module({plugin: 'ferry-log'}),
  ],
});
const CANAL = source({
  slug: 'canal',
  name: 'Canal',
  modules: [
    module({plugin: 'canal', config: [field('include_lineage', 'boolean', 'Links locks.')]}),
  ],
});

describe('automaticLineagePage', () => {
  const files = ['ferry', 'canal'].map(
    (slug) => [`generated/ingestion/sources/${slug}`, '.md'] as const,
  );
  const links = pageLinks(new Map([...files, ['lineage/airflow', '.md']]));

  it('compares the sources that extract lineage', () => {
    expect(automaticLineagePage([BUOY, CANAL, FERRY], links, NEXT_DOCS)).toMatchSnapshot();
  });

  it('leaves out sections that would be empty', () => {
    const {content} = automaticLineagePage([FERRY], pageLinks(new Map()), NEXT_DOCS);
    expect(content).not.toContain('{#settings}');
    expect(content).not.toContain('{#other}');
  });
});

describe('lineageFields', () => {
  it('selects fields named after lineage or mentioned in notes, whole blocks, and none without effect', () => {
    const [ferry] = FERRY.modules;
    expect(ferry && lineageFields(ferry).map(({name}) => name)).toEqual([
      'skip_links',
      'boat_lineage',
    ]);
  });
});
