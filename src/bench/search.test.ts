/** Measures a search of known cost in a real browser; `npm test` sets CHROMIUM_PATH. */
import {chromium} from '@playwright/test';
import {describe, expect, it} from 'vitest';
import {BROWSER_ARGS} from '../commands/browser';
import {tempDir} from '../testing/temp-dir';
import {Figures} from './figures';
import {measureSearch} from './search';

const executablePath = process.env['CHROMIUM_PATH'];
const title = executablePath ? 'measureSearch' : 'measureSearch (not tried: CHROMIUM_PATH not set)';

/** Opens with Ctrl+K, loads an index of 5,000 bytes and shows a result 40 ms after each key. */
const SCRIPT = `
  addEventListener('keydown', async (event) => {
    if (event.key !== 'k' || !event.ctrlKey || document.querySelector('[role=dialog]')) return;
    event.preventDefault();
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.innerHTML = '<input><ul></ul>';
    document.body.append(dialog);
    const input = dialog.querySelector('input');
    input.focus();
    const index = await (await fetch('/index.txt')).text();
    input.addEventListener('input', () => setTimeout(() => {
      dialog.querySelector('ul').innerHTML = '<li role="option"><a href="/docs/x">' + input.value + index.length + '</a></li>';
    }, 40));
  });`;

const page = (script: string) =>
  `<!doctype html><link rel="icon" href="data:,"><script>${script}</script><p>Text</p>`;

describe.skipIf(!executablePath)(title, () => {
  const measure = async (files: Record<string, string>) => {
    const browser = await chromium.launch({executablePath, args: BROWSER_ARGS});
    const figures = new Figures();
    await measureSearch(figures, tempDir(files), browser, ['abc']);
    await browser.close();
    return figures;
  };

  it('finds the bytes up to the first result, and the time from key to result', async () => {
    const figures = await measure({
      'docs/features.html': page(SCRIPT),
      'index.txt': 'i'.repeat(5000),
    });
    expect(figures.get('ours', 'searchBytes')).toEqual({value: 5});
    const latency = figures.get('ours', 'searchLatency');
    const value = latency && 'value' in latency ? latency.value : NaN;
    expect(value).toBeGreaterThan(39);
    expect(value).toBeLessThan(120);
  }, 60_000);

  it('says that there is no dialog', async () => {
    const figures = await measure({'docs/features.html': page('')});
    expect(figures.get('ours', 'searchBytes')).toEqual({
      missing: 'no search dialog opens with Ctrl+K',
    });
  }, 60_000);
});
