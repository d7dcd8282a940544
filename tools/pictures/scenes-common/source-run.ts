/** The steps after the form, as described in every platform guide: schedule, name, run, report. */
import type {Locator} from '@playwright/test';
import type {Outcome} from '../executor';
import type {Screen} from '../screen';
import {choose, dialogOf} from './source-form';

/** In a window of this width, the report of a run is as wide as a page shows it. */
const REPORT = {width: 760, height: 900};

/** How long the front end waits before it shows its changes. */
const SOON = 3500;

/** Waits that long, until success messages disappear, too. */
async function later({page, settle}: Screen) {
  await page.clock.fastForward(SOON);
  await settle();
}

/**
 * Creates a secret in its dialog, which must be open.
 *
 * @param secret as the page says
 */
export async function describeSecret(
  screen: Screen,
  {name, value, description}: Readonly<Record<'name' | 'value' | 'description', string>>,
) {
  const {page, settle} = screen;
  const field = (part: string, tag: string) =>
    page.getByTestId(`secret-modal-${part}-input`).locator(tag);
  await field('name', 'input').fill(name);
  await field('value', 'textarea').fill(value);
  await field('description', 'textarea').fill(description);
  // Leaves the field, so it has no focus ring.
  await page.locator('.ant-modal-title').filter({visible: true}).last().click();
  await settle();
}

/**
 * Goes on to the schedule, and from there to the last step.
 *
 * @param at when it runs, if not every midnight in the browser's timezone
 */
export async function schedule(screen: Screen, at?: {cron: string; timezone: string}) {
  const {press, page} = screen;
  await press('Next', dialogOf(screen));
  if (at) await scheduleAt(screen, at);
  await page.getByTestId('ingestion-schedule-next-button').click();
}

/** Fills in the step of the schedule. */
export async function scheduleAt(
  screen: Screen,
  {cron, timezone}: Readonly<Record<'cron' | 'timezone', string>>,
) {
  const {page} = screen;
  await dialogOf(screen).getByRole('checkbox').last().check();
  await page.getByPlaceholder('0 0 * * *').fill(cron);
  await choose(screen, 'Timezone', timezone);
}

/**
 * Names the source in the last step, starts its first run, and makes the executor complete it.
 *
 * @returns the row of the source
 */
export async function saveAndRun(screen: Screen, name: string, outcome: Outcome): Promise<Locator> {
  const {fill, press, page, executor, settle} = screen;
  await fill('Name', name, dialogOf(screen));
  const requested = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('createIngestionExecutionRequest')),
  );
  await press('Save & Run');
  await page.locator('tr').filter({hasText: name}).first().waitFor();
  await later(screen);
  await requested;
  await later(screen);
  executor.run(outcome);
  await page.getByRole('button', {name: 'Refresh'}).click();
  await settle();
  return page.locator('tr').filter({hasText: name}).last();
}

/**
 * Opens the report of a source's last run, and shows its status and what it ingested.
 *
 * @param row of the source
 * @param status as it is shown there
 */
export async function openReport(screen: Screen, row: Locator, status = 'Succeeded') {
  const {press, size, frame, settle, page} = screen;
  await press(status, row);
  await size(REPORT.width, REPORT.height);
  await later(screen);
  await settle();
  const dialog = dialogOf(screen);
  await dialog.getByText('Ingested Assets', {exact: true}).waitFor();
  await page.mouse.move(2, 2);
  frame([dialog.locator('.ant-modal-header'), dialog.getByRole('button', {name: 'View All'})], {
    top: 0,
    right: 0,
    bottom: 16,
    left: 0,
  });
}
