/** Links that the product creates from its own URL, which differs in every run. */
import type {Screen} from '../screen';

/** A string, because the TypeScript loader would change a function inside the page. */
const REPLACE = `new MutationObserver(() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue.replaceAll(location.origin, 'https://datahub.acme.example');
    if (text !== node.nodeValue) node.nodeValue = text;
  }
}).observe(document.body, {childList: true, subtree: true, characterData: true});
document.body.append('');`;

/** Shows the URL of the example company's DataHub wherever this page shows that of the fake server, now or later. */
export async function showPublicAddress({page}: Pick<Screen, 'page'>) {
  await page.evaluate(REPLACE);
}
