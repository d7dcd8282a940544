/** The lineage graph and its nodes. */
import type {Locator, Page} from '@playwright/test';
import type {Screen} from '../screen';

/** Buttons of the graph, by their order in the page. */
const BUTTONS = {closer: 0, menu: 2, filter: 4, time: 5, fullSize: 7} as const;

/** Returns an asset in the graph, by a part of its URN. */
export const node = (page: Page, urn: string): Locator =>
  page.locator(`[data-testid^="lineage-node-"][data-testid*="${urn}"]`).first();

/** @param name of the button at the left of the graph */
export const graphButton = (page: Page, name: keyof typeof BUTTONS): Locator =>
  page.locator('.react-flow__panel button').nth(BUTTONS[name]);

/** Clicks a button of the graph, and waits until the graph stops moving. */
export async function pressInGraph({page, settle}: Screen, name: keyof typeof BUTTONS) {
  await graphButton(page, name).click();
  await settle();
  await page.waitForTimeout(1400);
}

/**
 * Opens the graph of an asset over the whole window.
 *
 * @param address URL path of its page, with the lineage tab
 */
export async function openGraph(screen: Screen, address: string) {
  const {open, page} = screen;
  await open(address);
  await page.waitForTimeout(1500);
  await pressInGraph(screen, 'fullSize');
}

/** Drags the graph, to the right and down with positive numbers. */
export async function dragGraph({page}: Screen, x: number, y: number) {
  const {width = 1280, height = 800} = page.viewportSize() ?? {};
  // Nothing is at the lower middle of the graph.
  const [from, low] = [width / 2, height - 60 - y];
  await page.mouse.move(from, low);
  await page.mouse.down();
  await page.mouse.move(from + x, low + y, {steps: 5});
  await page.mouse.up();
  await page.waitForTimeout(500);
}
