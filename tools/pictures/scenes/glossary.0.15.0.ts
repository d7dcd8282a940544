import {oldHeader, openOldMenu} from '../scenes-common/old-layout';
import {dialog, table, tabs} from '../scenes-common/parts';
import {closeList} from '../scenes-common/source-form';
import {scenesOf} from '../scene';

const GROUP = '/glossaryNode/urn:li:glossaryNode:commerce';

export default scenesOf('docs/glossary/business-glossary.mdx', {
  async create({open, press, mark, page, frame, size}) {
    await size(1280, 1000);
    await open('/');
    await press('Govern');
    await press('Glossary', '.ant-dropdown');
    await press('Add Term Group');
    const name = page.getByTestId('create-glossary-entity-modal-name').locator('input');
    await name.fill('Commerce');
    await press('Advanced');
    await mark(name, 'the name');
    await mark('Advanced');
    await mark(page.getByTestId('glossary-entity-modal-create-button'), 'Create');
    frame(dialog(page), 0);
  },

  async group({open, see, mark, frame, page}) {
    await open(GROUP);
    await see('Contents');
    const menu = await openOldMenu(page);
    await mark('Add Term');
    await mark('Add Term Group');
    frame([oldHeader(page), menu, page.getByText('Recognized Revenue').last()], {
      right: 400,
      bottom: 40,
    });
  },

  async added({open, press, mark, frame, page, settle}) {
    await open(GROUP);
    const menu = await openOldMenu(page);
    await press('Add Term', menu);
    await page.getByTestId('create-glossary-entity-modal-name').locator('input').fill('Refund');
    await page.getByTestId('glossary-entity-modal-create-button').click();
    await page.waitForTimeout(6000);
    await settle();
    // The list of all terms on the left has it, too.
    const added = page.getByText('Refund', {exact: true}).last();
    await mark(added, 'the new term');
    frame([oldHeader(page), added], {bottom: 40});
  },

  async relate({open, press, mark, see, frame, page}) {
    await open('/glossaryTerm/urn:li:glossaryTerm:customer/Related%20Terms');
    await press('Related Terms', tabs(page));
    await see('Contains');
    await see('Inherits');
    await mark('Related Terms');
    await mark('Contains');
    await mark('Add Terms');
    frame([oldHeader(page), page.getByText('Inherited by').first()], {bottom: 80});
  },

  async move({open, mark, frame, page}) {
    await open('/glossaryTerm/urn:li:glossaryTerm:recognized-revenue');
    const menu = await openOldMenu(page);
    await mark('Move');
    frame([oldHeader(page), menu], {right: 400});
  },

  async choose({open, press, mark, page, settle, frame}) {
    await open(table('fct_payments'));
    await press('Add Terms');
    await settle();
    await dialog(page).locator('input').first().fill('Net Rev');
    await page.getByTestId('tag-term-option').first().click();
    await closeList({page});
    await mark(dialog(page).locator('.ant-select'), 'the term');
    await mark('Done');
    frame(dialog(page), 0);
  },

  async related({open, press, mark, frame, page, settle, size}) {
    await size(1280, 900);
    await open('/glossaryTerm/urn:li:glossaryTerm:net-revenue/Related%20Entities');
    await press('Related Entities', tabs(page));
    await settle();
    await mark('Related Entities');
    await mark('Add to assets');
    frame([oldHeader(page), page.getByText('View in Looker').first()], {bottom: 60});
  },
});
