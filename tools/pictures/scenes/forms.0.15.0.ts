import {table} from '../scenes-common/parts';
import {signIn} from '../scenes-common/session';
import {scenesOf} from '../scene';
import next from './forms';

export default scenesOf(next.page, {
  ...next.scenes,

  async verified(screen) {
    const {open, see, frame} = screen;
    await signIn(screen, 'chloe');
    await open(table('fct_orders'));
    const verified = await see('Verified');
    frame([verified, await see('View and edit responses')], {
      left: 42,
      right: 140,
      top: 20,
      bottom: 24,
    });
  },
});
