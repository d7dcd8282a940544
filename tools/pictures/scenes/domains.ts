import {add, dialog, section, table} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/domains.mdx', {
  async create({open, press, fill, mark, frame, page}) {
    await open('/');
    await press('Govern');
    await press('Domains');
    await press('Create');
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
    await press('Create');
    await fill('Name', 'Logistics');
    await fill('Description', 'Stock, shipping, and returns.');
    await page.getByTestId('create-domain-button').click();
    await page.waitForTimeout(4000);
    await settle();
    const main = page.getByText('Logistics', {exact: true}).last();
    await mark(main, 'the new domain');
    frame(
      [page.getByText('Group data assets using'), main, page.getByText('Campaigns, churn').first()],
      {top: 60, right: 60, left: 30, bottom: 60},
    );
  },

  async move({open, mark, frame, page}) {
    await open('/domain/urn:li:domain:payments');
    const button = page.getByTestId('entity-menu-move-button');
    await mark(button, 'Move this Domain');
    frame([page.getByText('Add to Assets'), button, page.getByTestId('Assets-entity-tab-header')], {
      left: 146,
      right: 92,
      top: 24,
      bottom: 16,
    });
  },

  async choose({open, mark, frame, page, settle}) {
    await open(table('fct_payments'));
    await add(page, 'Domain').click();
    await settle();
    await dialog(page).locator('svg, .anticon-right').nth(3).click();
    await settle();
    const child = dialog(page).getByText('Payments', {exact: true});
    await mark(child, 'the sub-domain');
    frame(dialog(page), 0);
  },

  async assign({open, mark, see, frame, page}) {
    await open(table('dim_customers'));
    await section(page, 'Domain').scrollIntoViewIfNeeded();
    await see('Domain', section(page, 'Domain'));
    await mark(add(page, 'Domain'), 'the button beside Domain');
    frame([section(page, 'Owners'), section(page, 'Domain')]);
  },

  async add({open, press, settle, mark, frame, page}) {
    await open('/domain/urn:li:domain:payments/Assets');
    await press('Assets');
    await press('Add to Assets');
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

  async assets({open, press, mark, frame, page}) {
    await open('/domain/urn:li:domain:sales');
    await press('Assets');
    await mark('Add to Assets');
    await mark('Assets');
    frame(
      [
        page.getByText('Add to Assets'),
        page.getByTestId('Assets-entity-tab-header'),
        page.getByText('fct_orders').first(),
      ],
      {
        top: 24,
        right: 145,
        bottom: 100,
        left: 42,
      },
    );
  },
});
