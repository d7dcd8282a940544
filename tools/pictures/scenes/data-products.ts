import {dialog} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/dataproducts.mdx', {
  async list({open, press, mark, frame, page}) {
    await open('/');
    await press('Govern');
    await press('Domains');
    await open('/domain/urn:li:domain:sales');
    await press('Data Products');
    await mark('Data Products');
    await mark('New Data Product');
    frame(
      [
        page.getByText('Add to Assets'),
        page.getByTestId('Data Products-entity-tab-header'),
        page.getByText('Orders 360').first(),
      ],
      {
        right: 135,
        left: 60,
        bottom: 90,
      },
    );
  },

  async create({open, press, fill, page, frame, mark}) {
    await open('/domain/urn:li:domain:sales');
    await press('Data Products');
    await press('New Data Product');
    await fill('Name', 'Orders 360', '.ant-modal-content');
    await dialog(page)
      .locator('[contenteditable=true]')
      .fill('Every order with its customer. Complete by 07:00, Europe/Berlin.');
    await mark('Name');
    await mark('Description');
    await mark('Create');
    frame(dialog(page), 0);
  },

  async assets({open, press, mark, frame, page}) {
    await open('/dataProduct/urn:li:dataProduct:orders-360');
    await press('Assets');
    await mark('Add Assets');
    await mark('Assets');
    frame(
      [
        page.getByText('Add Assets'),
        page.getByTestId('Assets-entity-tab-header'),
        page.getByText('dim_customers').first(),
        page.getByText('Filters').first(),
      ],
      {
        right: 70,
        left: 40,
        bottom: 90,
      },
    );
  },
});
