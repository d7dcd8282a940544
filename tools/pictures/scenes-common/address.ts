/** Links that the product makes of its own address, which is another one for every run of the pictures. */
import type {Screen} from '../screen';

/** Text, as a function inside of the page would be changed by the loader of TypeScript. */
const REPLACE = `new MutationObserver(() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue.replaceAll(location.origin, 'https://datahub.acme.example');
    if (text !== node.nodeValue) node.nodeValue = text;
  }
}).observe(document.body, {childList: true, subtree: true, characterData: true});
document.body.append('');`;

/** Shows the address of the example company's DataHub wherever the one of the fake server stands, or will stand on this page. */
export async function showPublicAddress({page}: Pick<Screen, 'page'>) {
  await page.evaluate(REPLACE);
}
