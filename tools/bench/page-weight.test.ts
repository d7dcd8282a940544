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

  it('counts each file once, by its kind, as transferred', async () => {
    const build = tempDir({
      'index.html': `<!doctype html>
        <link rel="icon" href="data:,">
        <link rel="stylesheet" href="/assets/a.css">
        <link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/a.woff2">
        <script src="/assets/a.js"></script>
        <script>
          const link = document.createElement('link');
          link.rel = 'prefetch';
          link.href = '/assets/next.js';
          document.head.append(link);
        </script>
        <p>Text</p>`,
      'assets/a.css': `@font-face {font-family: A; src: url(/assets/a.woff2)} p {font-family: A}`,
      'assets/a.woff2': 'f'.repeat(70),
      'assets/a.js': 'document.title = "long script";',
      'assets/a.js.br': 'the form that counts',
      'assets/next.js': '// '.padEnd(50, 'n'),
    });
    const sent = fs.statSync(path.join(build, 'assets/a.js.br')).size;
    const loaded = await served(build, (origin) => weighPage(browser, origin, '/'));
    expect(loaded).toMatchObject({
      js: sent,
      css: fs.statSync(path.join(build, 'assets/a.css')).size,
      fonts: 70,
      fontFiles: 1,
      prefetch: 50,
      otherHosts: 0,
    });
    expect(loaded.loadMs).toBeGreaterThan(0);
  });

  it('counts requests to other hosts, whether or not they get a response', async () => {
    const build = tempDir({
      'index.html':
        '<!doctype html><link rel="icon" href="data:,"><img src="http://192.0.2.1/x.png">',
    });
    const loaded = await served(build, (origin) => weighPage(browser, origin, '/'));
    expect(loaded.otherHosts).toBe(1);
  });
});
