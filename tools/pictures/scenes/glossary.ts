import {add, dialog, table} from '../scenes-common/parts';
import {closeList} from '../scenes-common/source-form';
import {scenesOf} from '../scene';

export default scenesOf('docs/glossary/business-glossary.mdx', {
  async create({open, press, mark, page, frame}) {
    await open('/');
    await press('Govern');
    await press('Glossary');
    await press('Create Glossary');
    await page.getByTestId('create-glossary-entity-modal-name').locator('input').fill('Commerce');
    await press('Advanced');
    await mark(page.getByTestId('create-glossary-entity-modal-name').locator('input'), 'the name');
    await mark('Advanced');
    await mark(page.getByTestId('glossary-entity-modal-create-button'), 'Create');
    frame(dialog(page), 0);
  },

  async group({open, see, mark, size, frame, page}) {
    await size(1600, 800);
    await open('/glossaryNode/urn:li:glossaryNode:commerce');
    await see('Contents');
    await mark('Add Term Group');
    await mark('Add Term');
    frame(
      [
        page.getByText('Term Groups'),
        page.getByTestId('add-term-button'),
        page.getByText('Recognized Revenue').first(),
      ],
      {
        top: 24,
        left: 30,
        right: 42,
        bottom: 50,
      },
    );
  },

  async added({open, press, mark, frame, page, settle, size}) {
    await size(1600, 1000);
    await open('/glossaryNode/urn:li:glossaryNode:commerce');
    await press('Add Term');
    await page.getByTestId('create-glossary-entity-modal-name').locator('input').fill('Refund');
    await page.getByTestId('glossary-entity-modal-create-button').click();
    await page.waitForTimeout(4000);
    await settle();
    const added = page.getByText('Refund', {exact: true}).last();
    await mark(added, 'the new term');
    frame([page.getByText('Glossary Terms', {exact: true}).last(), added], {
      left: 30,
      right: 2,
      bottom: 40,
    });
  },

  async relate({open, press, mark, see, size, frame, page}) {
    await size(1960, 800);
    await open('/glossaryTerm/urn:li:glossaryTerm:customer/Related%20Terms');
    await press('Related Terms');
    await see('Contains');
    await see('Inherits');
    await mark('Related Terms');
    await mark('Contains');
    await mark('Add Terms');
    frame(
      [
        page.getByText('Add to Assets'),
        page.getByText('Inherited by').first(),
        page.getByText('Contains').first(),
      ],
      {
        left: 40,
        right: 60,
        bottom: 80,
      },
    );
  },

  async move({open, mark, settle, frame, page, size}) {
    await size(1700, 800);
    await open('/glossaryTerm/urn:li:glossaryTerm:recognized-revenue');
    await page
      .getByText('Add to Assets')
      .locator('xpath=following::*[contains(@class, "dropdown-trigger")][1]')
      .click();
    await settle();
    await mark('Move');
    frame([page.getByText('Add to Assets'), page.locator('.ant-dropdown').last()], {
      left: 345,
      right: 30,
    });
  },

  async choose({open, see, mark, page, settle, frame}) {
    await open(table('fct_payments'));
    await add(page, 'Terms').click();
    await settle();
    await dialog(page).locator('input').first().fill('Net Rev');
    await page.getByTestId('tag-term-option').first().click();
    await closeList({page});
    await see('Add', dialog(page));
    await mark(dialog(page).locator('.ant-select'), 'the term');
    await mark(dialog(page).getByRole('button', {name: 'Add'}), 'Add');
    frame(dialog(page), 0);
  },

  async related({open, press, mark, frame, page, settle, size}) {
    await size(1960, 800);
    await open('/glossaryTerm/urn:li:glossaryTerm:net-revenue/Related%20Assets');
    await press('Related Assets');
    await settle();
    await mark('Related Assets');
    await mark('Add to Assets');
    frame(
      [
        page.getByText('Add to Assets'),
        page.getByTestId('Related Assets-entity-tab-header'),
        page.getByText('View in Looker').first(),
      ],
      {left: 186, right: 62, bottom: 60},
    );
  },
});
