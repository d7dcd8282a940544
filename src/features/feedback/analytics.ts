/** Sends a reader's feedback as an event of the site's analytics. */
import type {Feedback} from './issue-link';

type Gtag = (command: 'event', name: string, values: Record<string, unknown>) => void;

/** @returns whether analytics accepted it; they may be blocked, or not loaded yet */
export function sendEvent({address, helpful, comment}: Feedback): boolean {
  const {gtag} = window as unknown as {gtag?: Gtag};
  if (typeof gtag !== 'function') return false;
  try {
    gtag('event', 'page_feedback', {page: address, helpful, comment});
    return true;
  } catch {
    return false;
  }
}
