/** Creating an ingestion source, as described in every platform guide. */
import type {Locator} from '@playwright/test';
import type {Screen} from '../screen';
import {dialog} from './parts';

/** The window in which a source is created is 64% wide; in a narrower one, the titles of its steps are truncated. */
const WINDOW = {width: 1280, height: 1000};

/** What the window in front shows. */
export const dialogOf = ({page}: Pick<Screen, 'page'>): Locator => dialog(page);

/** Shows the window in front, without the dimmed page around it, although its edges are between pixels. */
export const frameDialog = (screen: Pick<Screen, 'page' | 'frame'>): void =>
  screen.frame(dialogOf(screen), -1);

/**
 * Opens the form or the editor for a new source, and closes the hint above it.
 *
 * @param platform as on its card
 * @param height of the window
 */
export async function newSource(screen: Screen, platform: string, height = WINDOW.height) {
  const {open, press, settle, page, size} = screen;
  await size(WINDOW.width, height);
  await open('/ingestion');
  await press('Create new source');
  await page.getByTestId('data-source-options').getByText(platform, {exact: true}).click();
  await settle();
  const hint = page.locator('.ant-modal .anticon-close, .ant-modal [aria-label="close"]').nth(1);
  if (await hint.count()) await hint.click();
}

/**
 * Fills in fields of the form, and closes the list of secrets that some of them open.
 *
 * @param values by the labels of their fields
 */
export async function fillForm({fill, page}: Screen, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) await fill(label, value);
  await page.locator('.ant-modal-title').filter({visible: true}).last().click();
  await page.waitForTimeout(500);
}

/** What opens the drop-down list of a field. @param label of the field, on the screen */
export const selectorOf = (label: Locator): Locator =>
  label.locator('xpath=following::*[contains(@class, "ant-select-selector")][1]');

/**
 * Chooses from a drop-down list.
 *
 * @param label of the field
 * @param option as in the list
 */
export async function choose({see, page, settle}: Screen, label: string, option: string) {
  const selector = selectorOf(await see(label));
  // A long list contains only the visible entries, so type to search.
  const lists = page.locator('.ant-select-dropdown').filter({visible: true});
  const entry = lists
    .locator('.ant-select-item-option')
    .filter({has: page.getByText(option, {exact: true})})
    .last();
  // A multiselect list is still open.
  if ((await lists.count()) === 0) await selector.click();
  await lists.first().waitFor();
  if (!(await entry.isVisible())) await page.keyboard.type(option);
  await entry.click();
  await lists
    .first()
    .waitFor({state: 'hidden', timeout: 1500})
    .catch(() => undefined);
  await settle();
}

/** Closes a multiselect list. */
export async function closeList({page}: Pick<Screen, 'page'>) {
  await page.locator('.ant-modal-title').filter({visible: true}).last().click();
  const lists = page.locator('.ant-select-dropdown').filter({visible: true});
  await lists
    .first()
    .waitFor({state: 'hidden', timeout: 3000})
    .catch(() => undefined);
  await page.waitForTimeout(400);
}

/** Waits until the editor shows the recipe. */
export const editorReady = ({page}: Pick<Screen, 'page'>): Promise<void> =>
  page.locator('.monaco-editor .view-line').first().waitFor();

/**
 * Replaces the content of the editor with a recipe.
 *
 * @param recipe as YAML
 */
export async function writeRecipe({page}: Screen, recipe: string) {
  await editorReady({page});
  await page.evaluate((text) => {
    type Editor = {getModels: () => {setValue: (text: string) => void}[]};
    const {monaco} = window as unknown as {monaco: {editor: Editor}};
    for (const model of monaco.editor.getModels()) model.setValue(text);
  }, recipe);
  await page.waitForTimeout(800);
}
