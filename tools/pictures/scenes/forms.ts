import {dialog, option, table} from '../scenes-common/parts';
import {signIn} from '../scenes-common/session';
import {scenesOf} from '../scene';
import type {Screen} from '../screen';

/** Opens the form that is assigned to Chloe. */
async function openForm(screen: Screen) {
  const {open, press, settle, page, size} = screen;
  await size(1000, 800);
  await signIn(screen, 'chloe');
  await open(table('dim_customers'));
  await press('Awaiting Verification');
  await press('Complete Verification');
  await settle();
  // A click right after the list has appeared is sometimes lost.
  await page.waitForTimeout(800);
  await dialog(page).getByRole('button', {name: 'Verify', exact: true}).first().click();
  await settle();
  await page.waitForTimeout(1500);
}

/** Answers the required question of the form. */
async function answer({press, settle, page}: Screen) {
  await option(page, '365').click();
  await press('Save');
  await page.waitForTimeout(3000);
  await settle();
}

export default scenesOf('docs/features/feature-guides/compliance-forms/complete-a-form.md', {
  async request({open, press, mark, frame, page}) {
    await open(table('dim_customers'));
    await press('Awaiting Verification');
    await mark('Awaiting Verification');
    await mark('Complete Verification');
    frame([page.getByText('Awaiting Verification'), page.getByText('Complete Verification')], {
      left: 60,
      right: 30,
      top: 30,
      bottom: 30,
    });
  },

  async choose(screen) {
    const {open, press, settle, frame, page} = screen;
    await signIn(screen, 'chloe');
    await open(table('dim_customers'));
    await press('Awaiting Verification');
    await press('Complete Verification');
    await settle();
    frame(dialog(page), 0);
  },

  async question(screen) {
    const {mark, frame, page} = screen;
    await openForm(screen);
    await option(page, '365').click();
    await mark('Save');
    frame([page.getByText('Retention review 2025').last(), page.getByText('Save', {exact: true})], {
      left: 30,
      right: 380,
      bottom: 40,
    });
  },

  async columns(screen) {
    const {settle, page, frame, mark} = screen;
    await openForm(screen);
    const first = dialog(page).locator('.ant-collapse-header').first();
    await first.click();
    await settle();
    await page.getByText('Field-Level Requirements').scrollIntoViewIfNeeded();
    await mark('Field-Level Requirements');
    frame([
      page.getByText('Field-Level Requirements'),
      dialog(page).locator('.ant-collapse').nth(1),
    ]);
  },

  async verify(screen) {
    const {mark, frame, page} = screen;
    await openForm(screen);
    await answer(screen);
    await mark('Verify Responses');
    frame([page.getByText('Field-Level Requirements'), page.getByText('Verify Responses')], {
      left: 30,
      right: 60,
      bottom: 40,
    });
  },

  async verified(screen) {
    const {open, press, frame, page} = screen;
    await signIn(screen, 'chloe');
    await open(table('fct_orders'));
    await press('Verified');
    await page.waitForTimeout(800);
    frame([page.getByText('Verified', {exact: true}), page.getByText('View & Edit')], {
      left: 42,
      right: 28,
      top: 30,
      bottom: 30,
    });
  },
});
