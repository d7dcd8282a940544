/** What holds for the lineage page of the real sources, in both versions. */
import {describe, expect, it} from 'vitest';
import {Problems} from '../../facts/problems';
import {loadSources, releasedSources} from '..';
import {ROOT} from '../../common/root';
import {sourcePages} from '../pages';
import {checkPages} from '../../page-kit/testing/common-checks';
import {EVERY_LINK} from '../../page-kit/testing/links';
import {readPage} from '../../page-kit/testing/page-checks';
import {automaticLineagePage} from '.';

const next = loadSources(ROOT, new Problems());

describe.each([
  ['Next', next],
  ['0.15.0', releasedSources(next)],
])('the lineage page of %s', (_, sources) => {
  const page = readPage(automaticLineagePage(sources, EVERY_LINK));
  checkPages([page]);

  it('links to fields that have a row', () => {
    const ids = new Map(
      sourcePages(sources, EVERY_LINK).map((one) => [one.path, readPage(one).ids]),
    );
    const links = [...page.body.matchAll(/\]\(\/([^)#]+)#([^)]+)\)/g)];
    expect(links.length).toBeGreaterThan(100);
    const dead = links.filter(([, path = '', id = '']) => !ids.get(path)?.includes(id));
    expect(dead.map(([link]) => link)).toEqual([]);
  });
});
