/** A host that only serves files: a page opened by its file name is the page, without an error. */
import {expect, test, type Page} from '../test';
import {hydrated} from '../open';
import {watch} from '../watch';

/** Opens a file of the build by its name, which our own server would redirect to the page's address. */
async function openFile(page: Page, file: string, address: string, rest = ''): Promise<void> {
  const body = await (await page.request.get(address)).text();
  const named = ({pathname}: URL) => pathname === file;
  await page.route(named, (route) => route.fulfill({body, contentType: 'text/html'}));
  await page.goto(file + rest);
  await hydrated(page);
}

for (const [file, address, title] of [
  ['/docs/quickstart.html', '/docs/quickstart', 'DataHub quickstart'],
  ['/docs/generated/metamodel/entities/tag.html', '/docs/generated/metamodel/entities/tag', 'Tag'],
  ['/learn.html', '/learn', 'Learn'],
  ['/index.html', '/', 'DataHub'],
] as const) {
  test(`${file} is ${address}, with a clean console`, async ({page}) => {
    const found = watch(page);
    await openFile(page, file, address);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(found).toEqual([]);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page).toHaveURL(address);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${address}$`),
    );
  });
}

test('query and hash stay, and Back leads to the previous page', async ({page}) => {
  await page.goto('/docs/features');
  await openFile(page, '/docs/quickstart.html', '/docs/quickstart', '?q=1#prerequisites');
  await expect(page).toHaveURL('/docs/quickstart?q=1#prerequisites');
  await page.goBack();
  await expect(page).toHaveURL('/docs/features');
});
