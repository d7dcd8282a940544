/** The sections of a source's form that are initially collapsed, and the recipe behind the form. */
import type {Locator} from '@playwright/test';
import type {Screen} from '../screen';
import {dialogOf, editorReady} from './source-form';

/** How long a section takes to expand. */
const OPENING = 500;

/** In a window of this size, the editor shows a whole recipe, and is as wide as a page shows it. */
const RECIPE = {width: 1140, height: 1000};

/** In a window of this size, the section shows the patterns of three kinds. */
const FILTER = {width: 1100, height: 1400};

/** A section of the form by its heading, such as Filter. */
const sectionOf = (screen: Screen, heading: string): Locator =>
  dialogOf(screen)
    .locator('.ant-collapse-item')
    .filter({
      has: screen.page.locator('.ant-collapse-header').getByText(heading, {exact: true}),
    });

/**
 * Collapses the connection section, and expands another one.
 *
 * @param heading as the page says
 * @returns the section
 */
export async function openSection(screen: Screen, heading: string): Promise<Locator> {
  const {press, page} = screen;
  await sectionOf(screen, 'Connection').locator('.ant-collapse-header').click();
  const section = sectionOf(screen, heading);
  await press(heading, section);
  await page.waitForTimeout(OPENING);
  return section;
}

/** The heading of a kind of patterns in the section Filter. */
const kindOf = (filter: Locator, kind: string): Locator =>
  filter.getByRole('heading', {name: kind, exact: true});

/** The button that adds another pattern of a kind. */
const addButton = (filter: Locator, kind: string, which: 'allow' | 'deny'): Locator =>
  kindOf(filter, kind).locator(
    `xpath=following::button[contains(., "Add pattern")][${which === 'allow' ? 1 : 2}]`,
  );

/** Shows the section Filter up to the last button of a kind. */
export function frameFilter({frame}: Screen, filter: Locator, kind: string) {
  frame([filter.locator('.ant-collapse-header'), addButton(filter, kind, 'deny')], {
    top: 0,
    right: 0,
    bottom: 16,
    left: 0,
  });
}

/**
 * Fills in patterns in the section Filter.
 *
 * @param filter the section
 * @param patterns by what they are compared with, as on the page, and whether they allow or deny
 */
export async function addPatterns(
  screen: Screen,
  filter: Locator,
  patterns: Readonly<Record<string, {allow?: string; deny?: string}>>,
) {
  for (const [kind, {allow, deny}] of Object.entries(patterns)) {
    await screen.see(kind, filter.locator('.ant-collapse-content-box'));
    for (const [which, pattern] of [
      ['allow', allow],
      ['deny', deny],
    ] as const) {
      if (pattern === undefined) continue;
      const button = addButton(filter, kind, which);
      await button.click();
      const field = button.locator('xpath=preceding::input[1]');
      await field.fill(pattern);
      await field.blur();
    }
  }
}

/**
 * Opens the section Filter, fills in patterns, and shows it with each kind of them marked.
 *
 * @param patterns as in `addPatterns`, in the order of the form
 */
export async function showPatterns(
  screen: Screen,
  patterns: Parameters<typeof addPatterns>[2],
): Promise<void> {
  const filter = await openSection(screen, 'Filter');
  await addPatterns(screen, filter, patterns);
  await screen.size(FILTER.width, FILTER.height);
  const kinds = Object.keys(patterns);
  for (const kind of kinds) await screen.mark(kind);
  frameFilter(screen, filter, kinds.at(-1) ?? '');
}

/**
 * Adds lines to the recipe in the editor, directly below `config`.
 *
 * @param lines as the page says, each indented as in a list below `config`
 */
export async function addBelowConfig({page}: Screen, lines: readonly string[]) {
  await editorReady({page});
  await page.evaluate((added) => {
    type Model = {getValue: () => string; setValue: (text: string) => void};
    const {monaco} = window as unknown as {monaco: {editor: {getModels: () => Model[]}}};
    for (const model of monaco.editor.getModels()) {
      const text = model.getValue();
      const [, indent = ''] = /^ *config:.*\n( +)/m.exec(text) ?? [];
      const more = added.map((line) => `${indent}${line}\n`).join('');
      model.setValue(text.replace(/^( *config:.*\n)/m, `$1${more}`));
    }
  }, lines);
  await page.waitForTimeout(800);
}

/**
 * Shows the recipe in the editor, without the rest of the window around it.
 *
 * @param width of the browser's window, for a recipe with longer lines
 */
export async function frameRecipe(screen: Screen, width = RECIPE.width) {
  const {page, size, frame, settle} = screen;
  await size(width, RECIPE.height);
  await settle();
  await editorReady(screen);
  const numbers = page.locator('.monaco-editor .line-numbers');
  const dialog = dialogOf(screen);
  frame(
    [
      dialog.getByText(/ Details$/),
      dialog.getByTestId('recipe-builder-yaml-button'),
      numbers.filter({hasText: new RegExp(`^${await numbers.count()}$`)}),
    ],
    16,
  );
}
