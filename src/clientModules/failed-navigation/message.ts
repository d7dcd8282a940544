/** Shows a message at the bottom of the window that a page could not be loaded, with a button to try again. */
import {translate} from '@docusaurus/Translate';

/** Longer addresses are truncated; their beginning identifies the page. */
const MAX_LENGTH = 120;

/** Styled in src/css/failures.css. */
const CLASS = 'failed-navigation';

function button(className: string, label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = `button ${className}`;
  element.textContent = label;
  element.addEventListener('click', onClick);
  return element;
}

export function closeMessage(): void {
  document.querySelector(`.${CLASS}`)?.remove();
}

/**
 * @param address of the page
 * @param load tries again; resolves to whether the page is loading
 */
export function showMessage(address: string, load: () => Promise<boolean>): HTMLElement {
  closeMessage();
  const message = document.createElement('div');
  message.className = CLASS;
  message.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = translate(
    {
      id: 'site.failedNavigation',
      message: '{address} could not be loaded. You might want to check your network connection.',
    },
    {address: address.length > MAX_LENGTH ? `${address.slice(0, MAX_LENGTH)}…` : address},
  );
  const again = button(
    'button--primary',
    translate({id: 'site.failedNavigation.retry', message: 'Try again'}),
    async () => {
      again.disabled = true;
      // Screen readers announce a message again if it is rendered again.
      if (!(await load()) && message.isConnected) {
        showMessage(address, load).querySelector('button')?.focus();
      }
    },
  );
  const close = button(
    'button--secondary',
    translate({id: 'site.failedNavigation.close', message: 'Close'}),
    closeMessage,
  );
  message.append(text, again, close);
  document.body.append(message);
  return message;
}
