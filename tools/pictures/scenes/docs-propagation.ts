import {scenesOf} from '../scene';

export default scenesOf('docs/automations/docs-propagation.mdx', {
  async features({open, press, see, mark, frame, page}) {
    await open('/');
    await press('Settings');
    await press('Features');
    await see('Asset Level Propagation');
    await mark('Features');
    await mark('Column Level Propagation');
    frame([
      page.getByText('My Views'),
      page.getByText('Explore and configure'),
      page.getByText('Coming soon').first(),
    ]);
  },
});
