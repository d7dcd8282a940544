import {scenesOf} from '../scene';

export default scenesOf('docs/authentication/guides/sso/configure-oidc-react.md', {
  async signIn({open, page, signOut, size, frame}) {
    await size(900, 800);
    await signOut();
    await open('/login');
    await page.getByTestId('username').waitFor();
    frame(page.locator('form').locator('xpath=../..'), 20);
  },
});
