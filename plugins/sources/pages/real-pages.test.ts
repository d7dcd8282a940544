/** What applies to the page of every real source, in each version. */
import {describe, expect, it} from 'vitest';
import {loadEveryVersion} from '../../reference';
import {ROOT} from '../../common/root';
import {checkPages} from '../../page-kit/testing/common-checks';
import {EVERY_LINK} from '../../page-kit/testing/links';
import {readPage} from '../../page-kit/testing/page-checks';
import {sourcePages} from '.';
import {fieldAnchor} from './anchors';

const VERSIONS = loadEveryVersion(ROOT).map(({version, sources}) => ({version, sources}));

describe.each(VERSIONS)('source pages of $version.label', ({version, sources}) => {
  const pages = sourcePages(sources, EVERY_LINK, version).map(readPage);
  checkPages(pages);

  const named = pages.map((page, i) => ({...page, source: sources[i]}));
  it.each(named)('$name has a row for every field', ({ids, source}) => {
    const anchors = source?.modules.flatMap(({config, plugin}) =>
      config.map(({name}) => fieldAnchor(plugin, name)),
    );
    expect(ids).toEqual(expect.arrayContaining(anchors ?? []));
  });

  it.each(pages)('$name avoids words such as "simply" and "just"', ({body}) => {
    // Messages of the platform that say "please" are quoted as code.
    const words = body.replace(/^(`{3,})[\s\S]*?^\1|`[^`\n]*`|<code.*?<\/code>/gm, '');
    expect(words).not.toMatch(/\b(?:simply|just|easy|easily|please)\b/i);
  });
});
