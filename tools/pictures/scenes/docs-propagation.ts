import {scenesOf} from '../scene';
import {openSettings} from '../scenes-common/settings';

export default scenesOf('docs/automations/docs-propagation.mdx', {
  async features(screen) {
    const {press, see, mark, frame, page} = screen;
    await openSettings(screen);
    await press('Features');
    await see('Asset Level Propagation');
    await mark('Features');
    await mark('Column Level Propagation');
    frame([
      page.getByText('Features', {exact: true}).first(),
      page.getByText('My Views'),
      page.getByText('Explore and configure'),
      page.getByText('Propagate new documentation from upstream to downstream assets'),
    ]);
  },
});
