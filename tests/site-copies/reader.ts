/** Reads a built copy of a site in Chromium, as its host would serve it. */
import path from 'node:path';
import {chromium} from '@playwright/test';
import {rulesOf} from '../../tools/hosting/rules';
import {listen} from '../../tools/server/listen';
import {createSiteServer} from '../../tools/server/site-server';
import {BROWSER_ARGS, browsers} from '../../tools/test/browser';

export type Reader = Awaited<ReturnType<typeof openBuiltSite>>;

/** Serves build/ of a site, and opens a browser; the caller ends both with `leave`. */
export async function openBuiltSite(site: string) {
  const server = createSiteServer({root: path.join(site, 'build'), rules: rulesOf(site)});
  const origin = await listen(server, 0, 'localhost');
  const browser = await chromium.launch({executablePath: browsers()[0], args: BROWSER_ARGS});
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  page.setDefaultTimeout(60_000);
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  const menu = page.getByRole('button', {name: /^Version: /});

  return {
    /** Errors that pages threw, which should be none. */
    errors,
    open: async (address: string) => {
      await page.goto(origin + address);
      await page.locator('html[data-has-hydrated=true]').waitFor();
    },
    heading: () => page.locator('h1').innerText(),
    version: () => menu.getAttribute('aria-label'),
    /** Selects an entry of the version menu, such as `2.1.0 released`, and waits for the page that it leads to. */
    choose: async (name: string, address: string) => {
      // By keyboard: without the style sheet of the real site the open menu covers the button.
      await menu.press('Enter');
      await page.getByRole('link', {name, exact: true}).press('Enter');
      await page.waitForURL(origin + address);
      // The address changes before the page does, and the page closes the menu: the next choice must wait for it.
      const [label = name] = name.split(' ');
      await page.getByRole('button', {name: `Version: ${label}`, exact: true}).waitFor();
    },
    /** Returns the addresses that the search dialog offers. */
    found: async (query: string) => {
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', {name: 'Search docs'});
      await dialog.getByRole('combobox').fill(query);
      const option = dialog.getByRole('option');
      await option.or(dialog.getByText('No results for')).first().waitFor();
      return option.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    },
    leave: async () => {
      await browser.close();
      server.close().closeAllConnections();
    },
  };
}
