import {add, dialog, section, table} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/ownership/ownership-types.mdx', {
  async create({open, press, fill, frame, page}) {
    await open('/');
    await press('Settings');
    await press('Ownership Types');
    await press('Create Ownership Type');
    await fill('Name', 'Product Manager', '.ant-modal-content');
    await fill(
      'Description',
      'Decides what a data product offers, and to whom.',
      '.ant-modal-content',
    );
    frame(dialog(page), 0);
  },

  async types({open, mark, page, frame}) {
    await open('/settings/ownership');
    const row = page.getByRole('row').filter({hasText: 'Product Manager'}).first();
    await mark(row.getByTestId('ownership-table-dropdown'), 'the menu of a type');
    frame(page.getByRole('table'));
  },

  async assign({open, see, mark, frame, page}) {
    await open(table('dim_customers'));
    await see('Owners', section(page, 'Owners'));
    await mark(add(page, 'Owners'), '+ beside Owners');
    frame([section(page, 'Documentation'), section(page, 'Owners')]);
  },

  async choose({open, see, mark, settle, frame, page}) {
    await open('/dataProduct/urn:li:dataProduct:orders-360');
    await add(page, 'Owners').click();
    await settle();
    // The list of people opens automatically and hides the type.
    await page.getByText('Find a user or group').click();
    await page.waitForTimeout(500);
    await see('Type');
    await see('Add');
    await mark('Owner');
    await mark('Type');
    frame(dialog(page), 0);
  },

  async find({open, mark, frame, page}) {
    await open('/search?query=*&filter_owners___false___EQUAL___0=urn%3Ali%3Acorpuser%3Achloe');
    await mark(page.getByText('Owner (1)'), 'Owner');
    frame(
      [
        page.getByText('Owner (1)'),
        page.getByText('Type', {exact: true}).first(),
        page.getByText('dim_customers').first(),
      ],
      {left: 52, right: 220, bottom: 30},
    );
  },
});
