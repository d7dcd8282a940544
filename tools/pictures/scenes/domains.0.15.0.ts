import {oldHeader, oldSection, openOldMenu} from '../scenes-common/old-layout';
import {dialog, tabs} from '../scenes-common/parts';
import {scenesOf} from '../scene';

/** The schema raw of the warehouse, which has no domain. */
const SCHEMA = '/container/urn:li:container:0f3c2a9be71d4d7a8d0c5b6e4f1a2b3c';

export default scenesOf('docs/domains.mdx', {
  async create({open, press, fill, mark, frame, page, size}) {
    await size(1280, 1000);
    await open('/');
    await press('Govern');
    // The home page has a heading with the same name.
    await press('Domains', '.ant-dropdown');
    await press('New Domain');
    await fill('Name', 'Payments');
    await fill('Description', 'Charges, refunds, and reconciliation.');
    await press('Advanced Options');
    await fill('Domain Id', 'payments');
    await mark(dialog(page).getByText('Parent (optional)'), 'Parent');
    await mark('Name');
    await mark('Domain Id');
    await mark(page.getByTestId('create-domain-button'), 'Create');
    frame(dialog(page), 0);
  },

  async created({open, press, fill, mark, frame, page, settle}) {
    await open('/domains');
    await press('New Domain');
    await fill('Name', 'Logistics');
    await fill('Description', 'Stock, shipping, and returns.');
    await page.getByTestId('create-domain-button').click();
    await page.waitForTimeout(5000);
    await settle();
    const added = page.getByText('Logistics', {exact: true}).last();
    await mark(added, 'the new domain');
    frame(
      [page.getByTestId('domains-new-domain-button'), added, page.getByText('Campaigns, churn')],
      {
        left: 40,
        bottom: 60,
      },
    );
  },

  async move({open, mark, frame, page}) {
    await open('/domain/urn:li:domain:payments');
    const menu = await openOldMenu(page);
    await mark('Move');
    frame([oldHeader(page), menu], {right: 400, bottom: 28});
  },

  async choose({open, press, mark, frame, page, settle}) {
    await open(SCHEMA);
    await press('Set Domain');
    await settle();
    await dialog(page).locator('.anticon-right').first().click();
    await settle();
    await page.waitForTimeout(800);
    const child = dialog(page).getByText('Payments', {exact: true});
    await mark(child, 'the sub-domain');
    // The tree is longer than the form.
    frame([dialog(page), child], {top: 0, right: 0, bottom: 24, left: 0});
  },

  async assign({open, mark, frame, page, size}) {
    await size(1400, 1200);
    await open(SCHEMA);
    await mark('Set Domain');
    frame(oldSection(page, 'Domain'));
  },

  async add({open, press, settle, mark, frame, page}) {
    await open('/domain/urn:li:domain:payments/Entities');
    await press('Entities', tabs(page));
    await press('Add assets');
    await settle();
    await dialog(page).getByPlaceholder('Search entities...').fill('orders.v1');
    await page.keyboard.press('Enter');
    await settle();
    // The previous results stay until the new ones arrive.
    await page.waitForTimeout(4000);
    await dialog(page).locator('.ant-checkbox-input').nth(1).check();
    await mark(dialog(page).getByText('1 selected'), 'what is selected');
    await mark(dialog(page).getByRole('button', {name: 'Add'}), 'Add');
    frame(dialog(page), 0);
  },

  async assets({open, press, mark, frame, page, size}) {
    await size(1280, 900);
    await open('/domain/urn:li:domain:sales');
    await press('Entities', tabs(page));
    await mark('Add assets');
    await mark('Entities');
    frame([oldHeader(page), page.getByText('fct_orders').first()], {bottom: 130});
  },
});
