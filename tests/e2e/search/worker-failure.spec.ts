/** When the search worker fails to load or dies, the search says so and tries again with a new worker. */
import {expect, type Page, type Route, test} from '../test';
import {open} from '../open';
import {dialog, field, openDialog, options, tryAgain} from './parts';
import {field as searchbox, main, titles} from './page-parts';

const WORKER = /embedded_worker/;

/** Handles requests for the worker's script until the returned function is called. */
async function breakWorker(page: Page, answer: (route: Route) => Promise<void>) {
  await page.route(WORKER, answer);
  return () => page.unroute(WORKER);
}

const JAVASCRIPT = {contentType: 'text/javascript'};

/** Faults of the worker's script. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'is missing': (route) => route.fulfill({status: 404, body: 'Not found'}),
  'is blocked': (route) => route.abort('blockedbyclient'),
  'is unreachable': (route) => route.abort('internetdisconnected'),
  'is garbled': (route) => route.fulfill({...JAVASCRIPT, body: 'function ( {'}),
  'is truncated': (route) => route.fulfill({...JAVASCRIPT, body: ''}),
};

/** A silent worker times out after 10 seconds. In the dialog, this happens twice: on preparation, and on the search. */
const PATIENCE = {timeout: 40_000};
test.describe.configure({timeout: 120_000});

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`the dialog says that the worker ${fault}, and tries again`, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    const repair = await breakWorker(page, answer);
    await open(page, '/docs/features');
    await openDialog(page);
    await field(page).fill('kafka');
    const failure = dialog(page).getByText('Unable to fetch results');
    await expect(failure).toBeVisible(PATIENCE);
    await repair();
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    await expect(options(page).first()).toBeVisible();
    await expect(failure).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    expect(errors).toEqual([]);
  });
}

test('the search page says that the worker is missing, and tries again', async ({page}) => {
  let asked = 0;
  const repair = await breakWorker(page, (route) => {
    asked += 1;
    return route.fulfill({status: 404});
  });
  await open(page, '/search?q=kafka');
  await expect(main(page).getByRole('status')).toHaveText('Unable to fetch results');
  const again = main(page).getByRole('button', {name: 'Try again'});
  const before = asked;
  await again.click();
  await expect.poll(() => asked).toBeGreaterThan(before);
  await expect(main(page).getByRole('status')).toHaveText('Unable to fetch results');
  await repair();
  await tryAgain(again, titles(page).first());
  await expect(again).toHaveCount(0);
});

test('the not-found page says that the worker is missing, and tries again', async ({page}) => {
  const repair = await breakWorker(page, (route) => route.abort());
  await open(page, '/docs/quikstart');
  await expect(main(page).getByRole('status')).toHaveText(
    'Pages with a similar address could not be loaded.',
  );
  await repair();
  await main(page).getByRole('button', {name: 'Try again'}).click();
  const first = main(page).getByRole('link', {name: 'DataHub quickstart'});
  await expect(first).toBeVisible();
  await expect(first).toBeFocused();
});

test.describe('a policy that refuses workers', () => {
  test.use({expectedViolations: [/worker-src 'none'/]});

  test('is reported as a failure', async ({page}) => {
    await page.route('**/search?q=kafka', async (route) => {
      const response = await route.fetch();
      const headers = {...response.headers(), 'content-security-policy': "worker-src 'none'"};
      return route.fulfill({response, headers});
    });
    await open(page, '/search?q=kafka');
    await expect(main(page).getByRole('status')).toHaveText('Unable to fetch results');
    await expect(main(page).getByRole('button', {name: 'Try again'})).toBeVisible();
  });
});

for (const [end, code] of Object.entries({
  crashes: 'setTimeout(() => { throw new Error("crash"); })',
  'is stopped': 'self.close()',
})) {
  test(`a worker that ${end} after a response is replaced`, async ({page}) => {
    await open(page, '/search?q=kafka');
    const first = titles(page).first();
    await expect(first).toBeVisible();
    const [worker] = page.workers();
    await worker?.evaluate(code);
    await searchbox(page).fill('snowflake');
    await searchbox(page).press('Enter');
    // A crash is noticed at once: the next search has a new worker, without Try again.
    const again = main(page).getByRole('button', {name: 'Try again'});
    const done = first.filter({hasText: 'Snowflake'});
    await expect(done.or(again).first()).toBeVisible(PATIENCE);
    if (await again.isVisible()) await again.click();
    await expect(done).toBeVisible();
  });
}
