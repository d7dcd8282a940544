import {hide} from '../scenes-common/hidden';
import {scenesOf} from '../scene';

export default scenesOf('docs/api/tutorials/datasets.mdx', {
  async hidden(screen) {
    await screen.size(1000, 700);
    await hide(screen, 'fct_payments');
    const note = screen.page.getByText(
      'This entity is not discoverable via search or lineage graph.',
    );
    screen.frame(note, {left: 40, right: 40, bottom: 12});
  },
});
