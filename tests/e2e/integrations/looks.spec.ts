/** Each view of /integrations in both themes, on phones and wide screens: accessible, without horizontal scrolling. */
import {test} from '../test';
import {expectForEveryone} from '../every-width';
import {openCatalog} from './catalog';

const VIEWS = {
  'the cards': '?type=streaming&compare=kafka&view=cards',
  'the empty list': '?q=snowflak3',
  'the matrix': '?view=matrix&type=data-warehouse&compare=snowflake,nowhere',
  'the comparison': '?compare=snowflake,looker,kafka,bigquery',
  'the empty comparison': '?view=compare',
};

for (const [name, search] of Object.entries(VIEWS)) {
  test(`${name}: accessible at any width`, async ({page}) => {
    test.slow();
    await openCatalog(page, search);
    const atEach = async (width: number) => {
      if (width > 360) return;
      for (const fold of await page.getByRole('button', {name: /^Filters/}).all()) {
        await fold.click();
      }
    };
    await expectForEveryone(page, {atEach});
  });
}
