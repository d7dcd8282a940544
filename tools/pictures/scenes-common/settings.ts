/** The way to the settings. */
import type {Screen} from '../screen';

/**
 * Opens the settings from the home page: with the menu on the left, or with the gear of the older layout, which has no
 * label.
 */
export async function openSettings({open, press, page, settle}: Screen): Promise<void> {
  await open('/');
  const gear = page.locator('a[href="/settings"] .anticon-setting');
  if ((await gear.count()) === 0) return press('Settings');
  await gear.click();
  await settle();
}
