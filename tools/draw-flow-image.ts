/**
 * Renders flow-light.png and flow-dark.png from flow.svg, in the site's colors and font. Run it after you change the
 * drawing: `npx tsx src/features/flow-image/draw.ts`.
 */
import fs from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {BROWSER_ARGS, browsers} from './test/browser';
import {main} from './common/main';
import {ROOT} from '../plugins/common/root';

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

function html(theme: string): string {
  const font = path.join(
    ROOT,
    'node_modules/@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2',
  );
  const bytes = fs.readFileSync(font).toString('base64');
  return `<html data-theme="${theme}"><style>
    @font-face {font-family: manrope; font-weight: 200 800; src: url(data:font/woff2;base64,${bytes})}
    ${read('src/css/tokens.css')} ${read('src/css/diagrams.css')}
    body {margin: 0; background: var(--canvas)} svg {display: block; width: 800px}
    </style>${read('src/features/flow-image/flow.svg')}</html>`;
}

main(async () => {
  const browser = await chromium.launch({executablePath: browsers()[0], args: BROWSER_ARGS});
  try {
    // The largest image of the site is 1,600 pixels wide.
    const page = await browser.newPage({viewport: {width: 800, height: 420}, deviceScaleFactor: 2});
    for (const theme of ['light', 'dark']) {
      await page.setContent(html(theme));
      await page.evaluate(() => document.fonts.ready);
      const file = path.join(ROOT, `src/features/flow-image/flow-${theme}.png`);
      await page.locator('svg').screenshot({path: file});
    }
  } finally {
    await browser.close();
  }
  return 0;
});
