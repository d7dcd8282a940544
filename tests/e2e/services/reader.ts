/** A reader of the shell site, whose services wait for consent, and what such a reader has answered. */
import type {Page} from '@playwright/test';
import {SHELL} from '../shell/site';

const KEY = 'privacy-choices';

/** Services of the shell site that need consent. */
export const ASKED = [
  ...['analytics', 'tag-manager', 'heat-map', 'visitors', 'scheduler', 'chat', 'other'],
];

/** The state of a browser in which the answer was given on an earlier visit. */
export const answered = (allowed: boolean) => ({
  cookies: [],
  origins: [
    {
      origin: SHELL,
      localStorage: [{name: KEY, value: JSON.stringify({allowed, services: ASKED})}],
    },
  ],
});

/** The state of a browser that was never here. */
export const UNANSWERED = {cookies: [], origins: []};

/** What the browser remembers of the answer. */
export const storedAnswer = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.evaluate((key) => localStorage.getItem(key), KEY)) ?? 'null') as unknown;

export const choices = (page: Page) => page.getByRole('dialog', {name: 'Privacy choices'});
export const footerButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', {name: 'Privacy choices'});
