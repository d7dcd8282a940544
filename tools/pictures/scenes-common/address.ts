/** Links that the product makes of its own address, which is another one for every run of the pictures. */
import type {Screen} from '../screen';

/** Shows the address of the example company's DataHub wherever the one of the fake server stands. */
export async function showPublicAddress({page}: Pick<Screen, 'page'>) {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      node.nodeValue =
        node.nodeValue?.replaceAll(location.origin, 'https://datahub.acme.example') ?? null;
    }
  });
}
