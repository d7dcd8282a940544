/** Links that the product makes of its own address, which is another one for every run of the pictures. */
import type {Screen} from '../screen';

/** Shows the address of the example company's DataHub wherever the one of the fake server stands, or will stand on this page. */
export async function showPublicAddress({page}: Pick<Screen, 'page'>) {
  await page.evaluate(() => {
    const replace = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.nodeValue?.replaceAll(location.origin, 'https://datahub.acme.example');
        if (text !== undefined && text !== node.nodeValue) node.nodeValue = text;
      }
    };
    replace();
    const all = {childList: true, subtree: true, characterData: true};
    new MutationObserver(replace).observe(document.body, all);
  });
}
