/** Renders the privacy choices dialog at the start of the page, outside of what the router renders. */
import {createRoot} from 'react-dom/client';
import PrivacyChoices, {type Choices} from '.';

/** @returns a function that closes the dialog */
export function showChoices(choices: Omit<Choices, 'onClose'>): () => void {
  const host = document.createElement('div');
  // First in the page, so the first Tab reaches it.
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
