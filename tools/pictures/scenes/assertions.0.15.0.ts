import {table, tabs} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/managed-datahub/observe/assertions.mdx', {
  async list({open, press, size, page, frame}) {
    await size(1280, 900);
    await open(table('fct_orders', '/Quality'));
    await press('Quality', tabs(page));
    await press('Assertions');
    frame([tabs(page), page.getByText('Grows by 1,000 to 6,000 rows a day').first()], {
      right: 60,
      bottom: 300,
    });
  },
});
