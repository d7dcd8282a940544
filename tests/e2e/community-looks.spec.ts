/** The pages of the community in each look and width: accessible, inside the screen, on their own host. */
import {test} from './test';
import {COMMUNITY_PAGES} from '../community-pages';
import {expectSound} from './every-width';

for (const url of COMMUNITY_PAGES) {
  test(`${url} is sound`, async ({page}) => {
    test.slow();
    await expectSound(page, url, {});
  });
}
