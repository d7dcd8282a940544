/** The clock of the page, which runs while a scene plays. */
import type {Screen} from '../screen';

/** Stops the clock at the full minute, for a screen that shows seconds. From then on, search boxes no longer search. */
export async function stopAtMinute({page}: Pick<Screen, 'page'>): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setFixedTime(now - (now % 60_000));
}
