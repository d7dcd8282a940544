import {scenesOf} from '../scene';

export default scenesOf('docs/features.md', {
  async search({open}) {
    await open('/search?query=orders');
  },

  async appearance({open, press, see, mark}) {
    await open('/');
    await press('Settings');
    await press('Appearance');
    await see('Try New User Experience');
    await mark('Try New User Experience');
  },
});
