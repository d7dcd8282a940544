import {dialog} from '../scenes-common/parts';
import {switchOn} from '../scenes-common/session';
import {scenesOf} from '../scene';

const FLAG = 'businessAttributeEntityEnabled';

export default scenesOf('docs/businessattributes.mdx', {
  async list(screen) {
    const {open, see, mark, frame, page} = screen;
    await switchOn(screen, FLAG);
    await open('/business-attribute');
    await see('Create Business Attribute');
    await mark('Create Business Attribute');
    frame([page.getByText('View your Business Attributes'), page.getByRole('table')], {
      top: 50,
    });
  },

  async create(screen) {
    const {open, press, settle, frame, page} = screen;
    await switchOn(screen, FLAG);
    await open('/business-attribute');
    await press('Create Business Attribute');
    await settle();
    await dialog(page).locator('input').first().fill('Order number');
    frame(dialog(page), 0);
  },
});
