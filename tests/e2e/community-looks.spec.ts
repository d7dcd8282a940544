/** Community pages in each theme and width: accessible, within the screen, without other hosts. */
import {test} from './test';
import {COMMUNITY_PAGES} from '../community-pages';
import {expectSound} from './every-width';

for (const url of COMMUNITY_PAGES) {
  test(`${url} passes all checks`, async ({page}) => {
    test.slow();
    await expectSound(page, url, {});
  });
}
