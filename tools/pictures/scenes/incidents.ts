import {dialog, table, tabs} from '../scenes-common/parts';
import {scenesOf} from '../scene';
import type {Screen} from '../screen';

const drawer = ({page}: Pick<Screen, 'page'>) => page.locator('.ant-drawer-content').last();

/** Opens the list of incidents of fct_orders. */
async function openList({open, press, size, page}: Screen): Promise<void> {
  await size(1500, 800);
  await open(table('fct_orders', '/Incidents'));
  await press('Incidents', tabs(page));
}

/** Shows the list from its title to its last row. */
function frameList({page, frame}: Screen, last: string): void {
  frame(
    [
      page.getByText('View and manage ongoing data incidents for this asset'),
      page.getByTestId('create-incident-btn-main'),
      page.getByText(last).last(),
    ],
    {top: 28, bottom: 30},
  );
}

/** Chooses from a field of the drawer. */
async function pick(screen: Screen, label: string, option: string): Promise<void> {
  const {page, see} = screen;
  await (
    await see(label, drawer(screen))
  )
    .locator(
      'xpath=following::*[contains(@class,"select") or @role="button" or contains(@data-testid,"select")][1]',
    )
    .click();
  const found = page.getByText(option, {exact: true}).filter({visible: true}).last();
  await found.waitFor();
  // The list is first drawn elsewhere, and then moves below the field.
  await page.waitForTimeout(600);
  await found.click({force: true});
}

/** Selects resolved incidents in the filter of the list, which stays open. Its states are listed already, because one is selected. */
async function showResolved({press, page}: Screen): Promise<void> {
  await press('Filter');
  await page.getByTestId('child-option-RESOLVED').click();
  await page.waitForTimeout(1000);
}

/** Fills in the form for a new incident. */
async function fillIn(screen: Screen): Promise<void> {
  const {press, page} = screen;
  await press('Create');
  await page.getByTestId('incident-name-input').fill('Amounts for 2025-04-15 are missing');
  await drawer(screen).locator('[contenteditable=true]').first().click();
  await page.keyboard.type('Twelve orders have no amount. Revenue by day is too low.');
  await pick(screen, 'Category', 'Operational');
  await pick(screen, 'Priority', 'High');
  await pick(screen, 'Stage', 'Triage');
}

export default scenesOf('docs/incidents/incidents.mdx', {
  async list(screen) {
    const {see, mark} = screen;
    await openList(screen);
    await see('Resolve');
    await mark('Create');
    await mark('Resolve');
    frameList(screen, 'Orders for 2025-04-14 are incomplete');
  },

  async create(screen) {
    const {mark, frame, page} = screen;
    await openList(screen);
    await fillIn(screen);
    for (const label of ['Name', 'Category', 'Linked Assets']) {
      await mark(drawer(screen).getByText(label, {exact: true}), label);
    }
    await mark(page.getByTestId('incident-create-button'), 'Create');
    frame(drawer(screen), 0);
  },

  async created(screen) {
    const {page, settle} = screen;
    await openList(screen);
    await fillIn(screen);
    await page.getByTestId('incident-create-button').click();
    await page.locator('.ant-message').getByText('Incident Added').waitFor({state: 'hidden'});
    await settle();
    frameList(screen, 'Orders for 2025-04-14 are incomplete');
  },

  async details(screen) {
    const {page, see, mark, frame} = screen;
    await openList(screen);
    await page.getByText('Orders for 2025-04-14 are incomplete').last().click();
    await see('Stage');
    frame(drawer(screen), 0);
    await mark(drawer(screen).getByText('Activity', {exact: true}), 'Activity');
  },

  async resolve(screen) {
    const {press, settle, mark, page, frame} = screen;
    await openList(screen);
    await press('Resolve');
    await settle();
    await page.getByTestId('incident-resolve-note-input').fill('Reran load_orders; counts match.');
    await mark(dialog(page).getByText('Stage', {exact: true}), 'Stage');
    await mark(page.getByTestId('incident-save-button'), 'Save');
    frame(dialog(page), 0);
  },

  async resolved(screen) {
    const {mark} = screen;
    await openList(screen);
    await showResolved(screen);
    await mark('Filter');
    await mark('Resolved');
    frameList(screen, 'Orders for 2025-04-15 are late');
  },

  async reopen(screen) {
    const {page, frame, mark, size} = screen;
    await openList(screen);
    // The list of statuses opens below the form's last field.
    await size(1500, 940);
    await showResolved(screen);
    await page.getByText('View and manage ongoing data incidents').click();
    await page.getByText('Orders for 2025-04-15 are late').last().click();
    await page.getByTestId('edit-incident-icon').click();
    await pick(screen, 'Status', 'Active');
    await mark(drawer(screen).getByText('Status', {exact: true}), 'Status');
    await mark(page.getByTestId('incident-create-button'), 'Update');
    frame(drawer(screen), 0);
  },

  async find({open, page, size, frame, see}) {
    await size(1280, 760);
    await open('/search?query=*&filter_hasActiveIncidents___false___EQUAL___0=true');
    await see('Has Active Incidents');
    const parts = ['Type', 'Clear all', 'fct_orders', '412 queries'];
    frame(
      parts.map((text) => page.getByText(text, {exact: true}).filter({visible: true}).first()),
      {left: 30, bottom: 40},
    );
  },
});
