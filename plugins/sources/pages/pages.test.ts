/** Whole pages of made-up sources, in Next and in the oldest version. */
import {describe, expect, it} from 'vitest';
import {NEXT_DOCS, OLDEST} from '../../releases/testing/releases';
import {sourcesAt} from '..';
import {BUOY, HARBOR, LIGHTHOUSE, LINKS, MARINA} from './testing/sources';
import {sourcePage, sourcePages} from '.';

const sources = [BUOY, HARBOR, LIGHTHOUSE];
const page = (source = HARBOR) => sourcePage(source, {links: LINKS, sources, version: NEXT_DOCS});

describe('sourcePage', () => {
  it('takes its path and source from the name of the file', () => {
    expect(page()).toMatchObject({
      path: 'generated/ingestion/sources/harbor',
      source: 'reference/sources/harbor.yaml',
    });
  });

  it('shows one module', () => {
    expect(page().content).toMatchSnapshot();
  });

  it('shows several modules and an alias', () => {
    expect(page(LIGHTHOUSE).content).toMatchSnapshot();
  });

  it('shows a source with only the required facts', () => {
    expect(page(BUOY).content).toMatchSnapshot();
  });

  it('includes grants and the guide, and links to the guide for edits', () => {
    const {content, source} = page(MARINA);
    expect(content).toMatchSnapshot();
    expect(source).toBe('reference/sources/marina.md');
  });

  it('filters lists of ten fields and more', () => {
    const [module] = HARBOR.modules;
    if (!module) throw new Error('fixture without modules');
    const short = {...HARBOR, modules: [{...module, config: module.config.slice(0, 9)}]};
    expect(page(short).content).not.toContain('<filter-list');
    expect(page().content).toContain('<filter-list label="Filter fields" param="harbor"');
  });
});

describe('sourcePages', () => {
  it('leaves out what is newer than the version', () => {
    const pages = sourcePages(sourcesAt(sources, OLDEST), LINKS, OLDEST);
    expect(pages.map(({path}) => path.split('/').at(-1))).toEqual(['buoy', 'harbor']);
    const {content = ''} = pages[1] ?? {};
    expect(content).not.toContain('ref-since');
    expect(content).not.toContain('profiling');
    expect(content).not.toContain('alias');
    expect(content).not.toContain('Lighthouse');
    const [next, old] = [page().content, content].map((text) => text.split('\n'));
    expect(old?.filter((line) => !next?.includes(line))).toMatchSnapshot();
  });
});
