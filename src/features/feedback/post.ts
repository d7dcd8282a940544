/** Sends feedback to the address that the operator of the site has set (`FEEDBACK_URL`). */
import type {Feedback} from './issue-link';

/** A reader waits no longer than this, in milliseconds. */
const PATIENCE = 15_000;

/** The fields that the address receives. */
function fieldsOf({address, version, helpful, comment}: Feedback): Record<string, string> {
  return {page: address, version, answer: helpful ? 'yes' : 'no', text: comment.trim()};
}

/**
 * Posts the fields as a form would, so that any form handler understands them.
 *
 * @returns whether the address confirmed it, with a status of success
 */
export async function postFeedback(url: string, feedback: Feedback): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fieldsOf(feedback)),
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return response.ok;
  } catch {
    return false;
  }
}
