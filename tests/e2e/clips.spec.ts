/** Clips of the product: short, silent videos that play on demand and describe in words what they show. */
import type {Locator, Page} from '@playwright/test';
import {readClips} from '../../plugins/pictures/manifest';
import {ROOT} from '../../plugins/common/root';
import {holdStill, violations} from './axe';
import {layoutShift} from './layout-shift';
import {open} from './open';
import {expect, test} from './test';

const PAGE = '/docs/tags';
const CLIP = 'tags/assign';
const FILES = `/pictures/next/clips/${CLIP}`;
const CUES = readClips(ROOT, 'next')?.get(CLIP)?.cues ?? [];

const figure = (page: Page): Locator =>
  page.locator('figure').filter({has: page.locator(`video[poster$="${CLIP}.avif"]`)});
const video = (page: Page): Locator => figure(page).locator('video');

/** Collects requests for files of clips from now on, by the ends of their names. */
function requests(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.includes('/clips/')) found.push(pathname.replace(FILES, ''));
  });
  return found;
}

test('nothing plays automatically, and no video loads before it is played', async ({page}) => {
  const asked = requests(page);
  await open(page, PAGE);
  await video(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  await expect(video(page)).toHaveJSProperty('paused', true);
  await expect(video(page)).toHaveJSProperty('autoplay', false);
  await expect(video(page)).toHaveJSProperty('readyState', 0);
  // Captions are no longer than a paragraph, so the browser loads them ahead.
  expect(asked.filter((end) => end !== '.vtt')).toEqual(['.avif']);
});

test('a clip has controls, formats, captions, and reserved space', async ({page}) => {
  await page.route('**/clips/**', (route) => route.abort());
  await open(page, PAGE);
  await expect(video(page)).toHaveJSProperty('controls', true);
  await expect(video(page)).toHaveAccessibleName(/.{40,}/);
  const sources = video(page).locator('source');
  expect(await sources.evaluateAll((all) => all.map((one) => one.getAttribute('type')))).toEqual([
    'video/webm',
    'video/mp4',
  ]);
  await expect(video(page).locator('track[kind=captions][default]')).toHaveAttribute('src', /vtt$/);
  await video(page).scrollIntoViewIfNeeded();
  const empty = await video(page).boundingBox();
  await page.unroute('**/clips/**');
  await open(page, PAGE);
  await video(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  const full = await video(page).boundingBox();
  expect([full?.width, full?.height]).toEqual([empty?.width, empty?.height]);
  expect((full?.width ?? 0) / (full?.height ?? 1)).toBeCloseTo(1.6, 1);
  // Another font may move text a little; a clip without reserved space moves half of the page.
  expect(await layoutShift(page)).toBeLessThan(0.05);
});

test('a clip plays with its captions', async ({page}) => {
  await open(page, PAGE);
  const plays = await page.evaluate(() =>
    document.createElement('video').canPlayType('video/webm; codecs="vp9"'),
  );
  test.skip(plays === '', 'this browser has no VP9');
  const type = await video(page).evaluate(async (element: HTMLVideoElement) => {
    await element.play();
    await new Promise((resolve) => element.addEventListener('timeupdate', resolve, {once: true}));
    return element.currentSrc.split('.').at(-1);
  });
  expect(type).toBe('webm');
  const played = () => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(played).toBeGreaterThan(0.2);
  const cues = await video(page).evaluate((element: HTMLVideoElement) =>
    Array.from(element.textTracks[0]?.cues ?? [], (cue) => (cue as VTTCue).text),
  );
  const plain = (text: string) => text.replace(/<\/?b>|\*\*/g, '').replaceAll('&gt;', '>');
  expect(cues.map(plain)).toEqual(CUES.map(({text}) => plain(text)));
  expect(CUES.length).toBeGreaterThan(2);
});

test('the page says in words what a clip shows', async ({page}) => {
  await open(page, PAGE);
  const words = figure(page).locator('details');
  await expect(words.getByRole('list')).toBeHidden();
  await words.locator('summary').click();
  await expect(words.getByRole('listitem')).toHaveText(
    CUES.map(({text}) => text.replaceAll('**', '')),
  );
  await expect(words.getByRole('link')).toHaveAttribute('href', `${FILES}.mp4`);
});

test('if no video can be loaded, its picture and description are there', async ({page}) => {
  await page.route(/\/clips\/.*\.(webm|mp4|vtt)$/, (route) => route.abort());
  await open(page, PAGE);
  // The promise of play() stays pending if no file can be loaded.
  await video(page).evaluate((element: HTMLVideoElement) => {
    void element.play().catch(() => undefined);
  });
  await expect
    .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.networkState))
    .toBe(3);
  await expect(video(page)).toHaveAttribute('poster', `${FILES}.avif`);
  await expect(figure(page).locator('summary')).toBeVisible();
});

test('a phone shows the whole clip, as wide as the text', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, PAGE);
  await video(page).scrollIntoViewIfNeeded();
  const [own, whole] = [await video(page).boundingBox(), await figure(page).boundingBox()];
  expect(own?.width).toBe(whole?.width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(
    0,
  );
});

test('printed pages have the picture and the words', async ({page}) => {
  await open(page, PAGE);
  await page.emulateMedia({media: 'print'});
  await expect(video(page)).toBeVisible();
  await expect(figure(page).getByRole('listitem').first()).toBeVisible();
});

test('is accessible in both themes', async ({page}) => {
  await open(page, PAGE);
  await figure(page).locator('summary').click();
  await holdStill(page);
  expect(await violations(page, {include: ['figure:has(video)']})).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a clip has its controls and its description', async ({page}) => {
    await page.goto(PAGE);
    await expect(video(page)).toHaveAttribute('controls', '');
    await expect(video(page)).toHaveAttribute('preload', 'none');
    await figure(page).locator('summary').click();
    await expect(figure(page).getByRole('listitem')).toHaveCount(CUES.length);
  });
});
