import {add, dialog, section, table} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/domains.mdx', {
  async create({open, press, fill, mark, frame, page}) {
    await open('/');
    await press('Govern');
    await press('Domains');
    await press('Create');
    await fill('Name', 'Payments');
    await fill('Description', 'Charges, refunds, and their reconciliation.');
    await press('Advanced Options');
    await fill('Domain Id', 'payments');
    await mark(dialog(page).getByText('Parent (optional)'), 'Parent');
    await mark('Name');
    await mark('Domain Id');
    await mark(page.getByTestId('create-domain-button'), 'Create');
    frame(dialog(page), 0);
  },

  async assign({open, mark, see, frame, page}) {
    await open(table('dim_customers'));
    await section(page, 'Domain').scrollIntoViewIfNeeded();
    await see('Domain', section(page, 'Domain'));
    await mark(add(page, 'Domain'), 'the button beside Domain');
    frame([section(page, 'Owners'), section(page, 'Domain')]);
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
