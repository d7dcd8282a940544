/**
 * Enlarges a picture in a modal `<dialog>`: as large as the window allows, and never smaller than its original size.
 */
import {translate} from '@docusaurus/Translate';
import {closeIcon} from './close-icon';
import styles from './styles.module.css';

/** Where a picture was clicked; both are 0 for a key press. */
type Press = {clientX: number; clientY: number};

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string | undefined,
  ...children: Node[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className ?? '';
  made.append(...children);
  return made;
}

function closeButton(): HTMLButtonElement {
  const button = element('button', `clean-btn ${styles.close}`, closeIcon());
  button.type = 'button';
  button.ariaLabel = translate({id: 'site.picture.close', message: 'Close'});
  return button;
}

/** Copies the picture and its marks from the page. */
function copyOf(link: HTMLAnchorElement): {sheet: HTMLElement; image: HTMLImageElement} {
  const sheet = element('div', styles.sheet);
  link.childNodes.forEach((node) => sheet.append(node.cloneNode(true)));
  const image = sheet.querySelector('img') as HTMLImageElement;
  image.loading = 'eager';
  const {width, height} = image;
  sheet.style.setProperty('--own-width', `${width}px`);
  sheet.style.setProperty('--ratio', String(width / height));
  return {sheet, image};
}

/** Scrolls to the place that was clicked, for phones that show only part of the picture. */
function scrollTo(box: HTMLElement, link: HTMLElement, {clientX, clientY}: Press): void {
  const {left, top, width, height} = link.getBoundingClientRect();
  const part = (at: number) => Math.min(1, Math.max(0, at));
  box.scrollLeft = part((clientX - left) / width) * box.scrollWidth - box.clientWidth / 2;
  box.scrollTop = part((clientY - top) / height) * box.scrollHeight - box.clientHeight / 2;
}

/** @param link around the picture on the page; gets the focus back when the dialog closes */
export function enlarge(link: HTMLAnchorElement, press: Press): void {
  if (document.querySelector(`.${styles.dialog}`)) return;
  const {sheet, image} = copyOf(link);
  const caption = link.parentElement?.querySelector('figcaption')?.firstChild?.textContent ?? '';
  const name = caption || image.alt;
  const box = element('div', styles.box, sheet);
  // Scrollable areas must be reachable by keyboard.
  box.tabIndex = 0;
  box.role = 'group';
  box.ariaLabel = name;
  const bar = element('div', styles.bar, document.createElement('p'), closeButton());
  (bar.firstChild as HTMLElement).textContent = caption;
  const dialog = element('dialog', styles.dialog, bar, box);
  dialog.ariaLabel = name;

  const close = () => dialog.close();
  bar.querySelector('button')?.addEventListener('click', close);
  dialog.addEventListener('click', ({target}) => {
    // For a click on the backdrop, the target is the dialog itself.
    if (target === dialog) close();
  });
  // Otherwise the dialog would stay open over the page that "Back" leads to.
  window.addEventListener('popstate', close);
  dialog.addEventListener('close', () => {
    window.removeEventListener('popstate', close);
    dialog.remove();
    link.focus({preventScroll: true});
  });

  document.body.append(dialog);
  const {left, top} = link.getBoundingClientRect();
  const byKey = press.clientX === 0 && press.clientY === 0;
  dialog.showModal();
  image.sizes = `${Math.ceil(image.getBoundingClientRect().width)}px`;
  scrollTo(box, link, byKey ? {clientX: left, clientY: top} : press);
}
