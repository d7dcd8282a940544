/** Who is signed in, and which optional features are on: what a page asks for before its steps. */
import type {Screen} from '../screen';

/** Signs in somebody other than the admin, before `open`. @param user such as `chloe` */
export async function signIn({page}: Pick<Screen, 'page'>, user: string) {
  const context = page.context();
  const [session] = await context.cookies();
  if (!session) throw new Error('expected a session, which the camera opens');
  await context.addCookies([{...session, value: `urn:li:corpuser:${user}`}]);
}

/**
 * Switches on a feature that is off by default, as a page tells to do with a variable, before `open`.
 *
 * @param flag its name in the API
 */
export async function switchOn({page}: Pick<Screen, 'page'>, flag: string) {
  await page.setExtraHTTPHeaders({'x-features': flag});
}
