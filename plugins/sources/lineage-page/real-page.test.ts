/** What is true of the lineage page of the real sources, in each version. */
import {describe, expect, it} from 'vitest';
import {loadEveryVersion} from '../../reference';
import {ROOT} from '../../common/root';
import {sourcePages} from '../pages';
import {checkPages} from '../../page-kit/testing/common-checks';
import {EVERY_LINK} from '../../page-kit/testing/links';
import {readPage} from '../../page-kit/testing/page-checks';
import {automaticLineagePage} from '.';

const VERSIONS = loadEveryVersion(ROOT).map(({version, sources}) => ({version, sources}));

describe.each(VERSIONS)('the lineage page of $version.label', ({version, sources}) => {
  const page = readPage(automaticLineagePage(sources, EVERY_LINK, version));
  checkPages([page]);

  it('links to fields that have a row', () => {
    const ids = new Map(
      sourcePages(sources, EVERY_LINK, version).map((one) => [one.path, readPage(one).ids]),
    );
    const links = [...page.body.matchAll(/\]\(\/([^)#]+)#([^)]+)\)/g)];
    expect(links.length).toBeGreaterThan(100);
    const dead = links.filter(([, path = '', id = '']) => !ids.get(path)?.includes(id));
    expect(dead.map(([link]) => link)).toEqual([]);
  });
});
