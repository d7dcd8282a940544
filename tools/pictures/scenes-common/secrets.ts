/** Secrets, as the guides have their readers store them before they create a source. */
import type {Screen} from '../screen';
import {dialogOf, frameDialog} from './source-form';
import {describeSecret} from './source-run';

type Secret = Parameters<typeof describeSecret>[1];

/** In a window of this width, the table of secrets is as wide as a page shows it. */
const WINDOW = {width: 1040, height: 800};

/** How long success messages stay. */
const MESSAGES = 4000;

/**
 * Creates secrets on their tab, and shows them at the top of the list.
 *
 * @param secrets in the order of the page
 */
export async function createSecrets(screen: Screen, secrets: readonly Secret[]) {
  const {size, open, press, frame, settle, page} = screen;
  await size(WINDOW.width, WINDOW.height);
  await open('/ingestion');
  await press('Secrets');
  for (const secret of secrets) {
    await press('Create new secret');
    await describeSecret(screen, secret);
    await page.getByTestId('secret-modal-create-button').click();
    await dialogOf(screen).waitFor({state: 'hidden'});
    await page.clock.fastForward(MESSAGES);
    await settle();
  }
  // The row after them shows that the list already had entries.
  const rows = page.locator('.ant-table-row');
  frame([page.locator('thead').first(), rows.nth(secrets.length)], {
    top: 0,
    right: -8,
    bottom: 0,
    left: 0,
  });
}

/**
 * Describes a secret in its dialog, and shows it.
 *
 * @param secret as the page says
 */
export async function showSecret(screen: Screen, secret: Secret) {
  const {open, press} = screen;
  await open('/ingestion');
  await press('Secrets');
  await press('Create new secret');
  await describeSecret(screen, secret);
  frameDialog(screen);
}
