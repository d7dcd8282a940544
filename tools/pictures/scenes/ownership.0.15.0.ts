import {oldSection} from '../scenes-common/old-layout';
import {dialog, table} from '../scenes-common/parts';
import {openSettings} from '../scenes-common/settings';
import {scenesOf} from '../scene';

export default scenesOf('docs/ownership/ownership-types.mdx', {
  async create(screen) {
    const {press, fill, frame, page} = screen;
    await openSettings(screen);
    await press('Ownership Types');
    await press('Create new Ownership Type');
    await fill('Name', 'Product Manager', '.ant-modal-content');
    await fill(
      'Description',
      'Decides what a data product offers, and to whom.',
      '.ant-modal-content',
    );
    frame(dialog(page), 0);
  },

  async types({open, mark, page, frame, size}) {
    await size(1000, 700);
    await open('/settings/ownership');
    const row = page.getByRole('row').filter({hasText: 'Product Manager'}).first();
    await mark(row.locator('.anticon-more'), 'the menu of a type');
    frame(page.getByRole('table'), 0);
  },

  async assign({open, mark, frame, page}) {
    await open(table('dim_customers'));
    await mark('Add Owners');
    frame(oldSection(page, 'Owners'));
  },

  async choose({open, press, see, mark, settle, frame, page}) {
    await open('/dataProduct/urn:li:dataProduct:orders-360');
    await press('Add Owners');
    await settle();
    // The list of people opens automatically and hides the type.
    await page.getByText('Find a user or group').click();
    await page.waitForTimeout(500);
    await see('Done');
    await mark('Owner');
    await mark(dialog(page).getByText('Type', {exact: true}), 'Type');
    frame(dialog(page), 0);
  },

  async find({open, mark, frame, page}) {
    await open('/search?query=*&filter_owners___false___EQUAL___0=urn%3Ali%3Acorpuser%3Achloe');
    await mark(page.getByText('Owned By (1)'), 'Owned By');
    frame(
      [
        page.getByText('Owned By (1)'),
        page.getByTestId('filter-dropdown-Platform'),
        page.getByText('dim_customers').first(),
        page.getByText('fct_orders').first(),
      ],
      {right: 48, bottom: 60},
    );
  },
});
