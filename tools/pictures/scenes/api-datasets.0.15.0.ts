import {hide} from '../scenes-common/hidden';
import {scenesOf} from '../scene';

export default scenesOf('docs/api/tutorials/datasets.mdx', {
  async hidden(screen) {
    await screen.size(900, 700);
    await hide(screen, 'fct_payments');
    const note = screen.page.locator('.ant-alert-banner', {hasText: 'marked as soft-deleted'});
    screen.frame(note, 0);
  },
});
