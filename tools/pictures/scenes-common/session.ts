/** Who is signed in, and which optional features are on: what a page requires before its steps. */
import type {Screen} from '../screen';

/** Signs in someone other than the admin, before `open`. @param user such as `chloe` */
export async function signIn({page}: Pick<Screen, 'page'>, user: string) {
  const context = page.context();
  const [session] = await context.cookies();
  if (!session) throw new Error('expected a session, which the camera opens');
  await context.addCookies([{...session, value: `urn:li:corpuser:${user}`}]);
}

/**
 * Turns on a feature that is off by default, before `open`; the page does this with a variable.
 *
 * @param flag its name in the API
 */
export async function switchOn({page}: Pick<Screen, 'page'>, flag: string) {
  await page.setExtraHTTPHeaders({'x-features': flag});
}
