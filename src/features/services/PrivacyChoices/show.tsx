/** Puts the dialog of privacy choices at the start of the page, outside of what the router draws. */
import {createRoot} from 'react-dom/client';
import PrivacyChoices, {type Choices} from '.';

/** @returns closes the dialog */
export function showChoices(choices: Omit<Choices, 'onClose'>): () => void {
  const host = document.createElement('div');
  // The first Tab reaches it, as it is the first thing to see.
  document.body.prepend(host);
  const root = createRoot(host);
  const close = () => {
    if (!host.isConnected) return;
    const focused = host.contains(document.activeElement);
    root.unmount();
    host.remove();
    if (focused) choices.opener?.focus();
  };
  root.render(<PrivacyChoices {...choices} onClose={close} />);
  return close;
}
