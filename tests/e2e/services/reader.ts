/** Readers of the shell site, where services wait for consent, and their answers. */
import type {Page} from '@playwright/test';
import {SHELL} from '../shell/site';

const KEY = 'privacy-choices';

/** Services of the shell site that need consent. */
export const ASKED = [
  ...['analytics', 'tag-manager', 'heat-map', 'visitors', 'scheduler', 'chat', 'other'],
];

/** What the browser stores as the reader's answer. */
const answer = (allowed: boolean) => JSON.stringify({allowed, services: ASKED});

/** Returns the state of a browser where the question was answered on an earlier visit. */
export const answered = (allowed: boolean) => ({
  cookies: [],
  origins: [{origin: SHELL, localStorage: [{name: KEY, value: answer(allowed)}]}],
});

/**
 * The same answer, "no", stored when a page of the shell site loads. `storageState` would open that site in a page of its
 * own before each test, also before the many that never visit it, which takes a quarter of a page load.
 */
export const declined = {
  origin: SHELL,
  key: KEY,
  value: answer(false),
  /** Runs in the page. */
  store: ({origin, key, value}: {origin: string; key: string; value: string}): void => {
    try {
      if (location.origin === origin) localStorage[key] ??= value;
    } catch {
      // The test blocks storage.
    }
  },
};

/** The state of a browser on its first visit. */
export const UNANSWERED = {cookies: [], origins: []};

/** Returns the answer that the browser has stored. */
export const storedAnswer = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.evaluate((key) => localStorage.getItem(key), KEY)) ?? 'null') as unknown;

export const choices = (page: Page) => page.getByRole('dialog', {name: 'Privacy choices'});
export const footerButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', {name: 'Privacy choices'});
