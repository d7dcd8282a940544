/** Weighs a small page in a real browser; `npm test` sets CHROMIUM_PATH. */
import fs from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {BROWSER_ARGS} from '../test/browser';
import {tempDir} from '../../plugins/common/testing/temp-dir';
import {weighPage} from './page-weight';
import {served} from './served';

const executablePath = process.env['CHROMIUM_PATH'];
const title = executablePath ? 'weighPage' : 'weighPage (not tested: CHROMIUM_PATH is not set)';

describe.skipIf(!executablePath)(title, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({executablePath, args: BROWSER_ARGS});
  });
  afterAll(() => browser.close());

  const weigh = (files: Record<string, string>, options?: {savesData: boolean}) =>
    served(tempDir(files), (origin) => weighPage(browser, origin, '/', options));

  it('counts each file once, by its kind, as transferred', async () => {
    const build = tempDir({
      'index.html': `<!doctype html>
        <link rel="icon" href="data:,">
        <link rel="stylesheet" href="/assets/a.css">
        <link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/a.woff2">
        <script src="/assets/a.js"></script>
        <p>Text <img src="/a.svg"></p>`,
      'assets/a.css': `@font-face {font-family: A; src: url(/assets/a.woff2)} p {font-family: A}`,
      'assets/a.woff2': 'f'.repeat(70),
      'assets/a.js': 'document.title = "long script";',
      'assets/a.js.br': 'the form that counts',
      'a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    const sent = fs.statSync(path.join(build, 'assets/a.js.br')).size;
    const loaded = await served(build, (origin) => weighPage(browser, origin, '/'));
    expect(loaded).toMatchObject({
      ...{jsIdle: sent, jsAll: sent, ahead: 0, aheadLinks: 0, otherHosts: 0},
      css: fs.statSync(path.join(build, 'assets/a.css')).size,
      ...{fonts: 70, fontFiles: 1, pictures: 41},
    });
    expect(loaded.loadMs).toBeGreaterThan(0);
  });

  /** A page like ours: its script starts with a key, and is fetched ahead, with that of a link. */
  const LATE = {
    'index.html': `<!doctype html>
      <link rel="icon" href="data:,">
      <script src="/assets/late.js" type="late"></script>
      <script>
        onload = () => requestIdleCallback(() => {
          if (navigator.connection.saveData) return;
          for (const name of ['late', 'link']) {
            const link = document.createElement('link');
            Object.assign(link, {rel: 'prefetch', href: '/assets/' + name + '.js'});
            document.head.append(link);
          }
        });
        onkeydown = () => {
          const script = document.createElement('script');
          script.src = '/assets/late.js';
          document.head.append(script);
        };
      </script>
      <p>Text</p>`,
    'assets/late.js': '//'.padEnd(50, 'l'),
    'assets/link.js': '//'.padEnd(30, 'n'),
  };

  it('counts a script once that is fetched ahead and runs with the first key', async () =>
    expect(await weigh(LATE)).toMatchObject({jsIdle: 0, jsAll: 50, ahead: 80, aheadLinks: 30}));

  it('weighs the page for a reader who saves data', async () =>
    expect(await weigh(LATE, {savesData: true})).toMatchObject({jsIdle: 0, jsAll: 50, ahead: 0}));

  it('counts requests to other hosts, whether or not they get a response', async () => {
    const build = tempDir({
      'index.html':
        '<!doctype html><link rel="icon" href="data:,"><img src="http://192.0.2.1/x.png">',
    });
    const loaded = await served(build, (origin) => weighPage(browser, origin, '/'));
    expect(loaded.otherHosts).toBe(1);
  });
});
