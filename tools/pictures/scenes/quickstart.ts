import {scenesOf} from '../scene';

export default scenesOf('docs/quickstart.md', {
  async 'sign-in'({open, size, frame, page}) {
    await size(760, 620);
    const context = page.context();
    const cookies = await context.cookies();
    await context.clearCookies();
    await open('/login');
    await page.locator('#username').fill('datahub');
    await page.locator('#password').fill('datahub');
    await context.addCookies(cookies);
    frame(page.locator('body'));
  },

  async home({open, size}) {
    await size(1280, 1140);
    await open('/');
  },
});
