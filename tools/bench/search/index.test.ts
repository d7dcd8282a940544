/** Measures a search of known cost in a real browser; `npm test` sets CHROMIUM_PATH. */
import {chromium} from '@playwright/test';
import {describe, expect, it} from 'vitest';
import {BROWSER_ARGS} from '../../test/browser';
import {tempDir} from '../../../plugins/common/testing/temp-dir';
import type {FigureKey} from '../budgets';
import {Figures} from '../figures';
import {measureSearch} from '.';

const executablePath = process.env['CHROMIUM_PATH'];
const title = executablePath
  ? 'measureSearch'
  : 'measureSearch (not tested: CHROMIUM_PATH is not set)';

/** Loads an index of 5,000 bytes once, takes 60 ms to parse it, and 20 ms for each response. */
const WORKER = `
  const busy = (ms) => { const end = performance.now() + ms; while (performance.now() < end); };
  const index = fetch('/assets/search/current/1a2b3c4d/index.json')
    .then((response) => response.text())
    .then((text) => (busy(60), text));
  onmessage = async ({data}) => {
    const {length} = await index;
    busy(20);
    postMessage(data + length);
  };`.padEnd(1000);

/** Opens with Ctrl+K, which blocks for 70 ms, and shows the worker's response 10 ms after it arrives. */
const SCRIPT = `
  addEventListener('keydown', (event) => {
    if (event.key !== 'k' || !event.ctrlKey || document.querySelector('[role=dialog]')) return;
    event.preventDefault();
    const end = performance.now() + 70;
    while (performance.now() < end);
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.innerHTML = '<input><ul></ul>';
    document.body.append(dialog);
    const input = dialog.querySelector('input');
    input.focus();
    const worker = new Worker('/worker.js');
    worker.onmessage = ({data}) => setTimeout(() => {
      dialog.querySelector('ul').innerHTML = '<li role="option"><a href="/docs/x">' + data + '</a></li>';
    }, 10);
    input.addEventListener('input', () => input.value && worker.postMessage(input.value));
  });`;

const page = (script: string) =>
  `<!doctype html><link rel="icon" href="data:,"><script>${script}</script><p>Text</p>`;

describe.skipIf(!executablePath)(title, () => {
  const measure = async (files: Record<string, string>) => {
    const browser = await chromium.launch({executablePath, args: BROWSER_ARGS});
    const figures = new Figures();
    await measureSearch(figures, tempDir(files), browser, {queries: ['abc'], runs: 1});
    await browser.close();
    return figures;
  };

  it('measures what the first result and each key cost, including the work of the worker', async () => {
    const figures = await measure({
      'docs/features.html': page(SCRIPT),
      'worker.js': WORKER,
      'assets/search/current/1a2b3c4d/index.json': 'i'.repeat(5000),
      'assets/search/0.14.0/1a2b3c4d/index.json.br': 'b'.repeat(3000),
      'assets/search/2.0.0/1a2b3c4d/index.json.br': 'b'.repeat(4000),
    });
    const value = (key: FigureKey) => {
      const figure = figures.get('ours', key);
      return figure && 'value' in figure ? figure.value : figure?.missing;
    };
    expect(figures.notes).toEqual(['Search indexes: 2.0.0 4.0 kB, 0.14.0 3.0 kB']);
    expect(value('searchIndex')).toBe(4);
    // The index, and the worker's script.
    expect(value('searchBytes')).toBe(6);
    expect(value('searchFirst')).toBeGreaterThan(85);
    expect(value('searchFirst')).toBeLessThan(400);
    expect(value('searchTask')).toBeGreaterThanOrEqual(70);
    expect(value('searchTask')).toBeLessThan(250);
    expect(value('searchLatencyFull')).toBeGreaterThan(29);
    expect(value('searchLatencyFull')).toBeLessThan(100);
    // At least 10 ms of waiting, and four times what the worker takes.
    expect(value('searchLatency')).toBeGreaterThan(89);
    expect(value('searchLatency')).toBeLessThan(300);
  }, 90_000);

  it('says that there is no dialog, and no index', async () => {
    const figures = await measure({'docs/features.html': page('')});
    const missing = 'no search dialog opens with Ctrl+K';
    expect(figures.get('ours', 'searchBytes')).toEqual({missing});
    expect(figures.get('ours', 'searchLatency')).toEqual({missing});
    expect(figures.get('ours', 'searchIndex')).toEqual({
      missing: 'the build has no assets/search/<version>/<hash>/index.json.br',
    });
  }, 90_000);
});
