import {scenesOf} from '../scene';
import {openSettings} from '../scenes-common/settings';
import next from './roles';

export default scenesOf(next.page, {
  ...next.scenes,

  async roles(screen) {
    const {press, see, mark} = screen;
    await openSettings(screen);
    await press('Permissions');
    await press('Roles');
    await see('ADD USERS');
    await mark('Permissions');
    await mark('Roles');
    await mark('ADD USERS');
  },
});
