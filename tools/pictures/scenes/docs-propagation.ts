import {scenesOf} from '../scene';
import {openSettings} from '../scenes-common/settings';

export default scenesOf('docs/automations/docs-propagation.mdx', {
  async features(screen) {
    const {press, see, mark, frame, page, size} = screen;
    await openSettings(screen);
    await press('Features');
    await see('Asset Level Propagation');
    await size(1100, 1000);
    await mark('Column Level Propagation');
    frame(
      [
        page.getByText('Explore and configure specific features'),
        page.getByText('Backfill existing documentation'),
        page.getByText('Learn more'),
        page.getByText('Initialize'),
      ],
      {top: 64, left: 24, right: 24, bottom: 24},
    );
  },
});
