/** The reader's feedback on the current page, how it is sent, and whether that worked. */
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useState, useSyncExternalStore} from 'react';
import {acceptsEvents, onAcceptsEvents, sendEvent} from '@site/src/lib/analytics-events';
import {useDraft} from './draft';
import type {Feedback} from './issue-link';
import {postFeedback} from './post';

/** The result of sending; if it failed, the reader can open an issue instead. */
export type Outcome = 'sending' | 'sent' | 'failed';

/** Returns whether analytics have loaded: the browser may block them, or the reader may not have allowed them. */
const useAnalytics = () => useSyncExternalStore(onAcceptsEvents, acceptsEvents, () => false);

const sendAsEvent = ({address: page, helpful, comment}: Feedback): Promise<boolean> =>
  sendEvent('page_feedback', {page, helpful, comment: comment.trim()});

/** @returns the feedback so far, and functions to change and send it */
export function useFeedback() {
  const {metadata} = useDoc();
  const {label: version} = useDocsVersion();
  const {siteConfig} = useDocusaurusContext();
  const [draft, save, forget] = useDraft(metadata.permalink);
  const [outcome, setOutcome] = useState<Outcome>();
  const analytics = useAnalytics();
  const {helpful, comment} = draft;
  // Set by services.ts.
  const url = siteConfig.customFields?.['feedbackUrl'] as string | undefined;
  const feedback: Feedback | undefined =
    helpful === undefined
      ? undefined
      : {
          title: metadata.title,
          address: `${siteConfig.url}${metadata.permalink}`,
          version,
          helpful,
          comment,
        };

  return {
    /** Undefined until the reader has answered. */
    feedback,
    outcome,
    /** Whether the page sends it, to the operator's address or as an analytics event, instead of opening an issue. */
    direct: url !== undefined || (analytics && outcome !== 'failed'),
    /** Whether it can be sent again after a failure: an event can't, because analytics may still process the first. */
    retry: url !== undefined,
    answer: (yes: boolean) => save({...draft, helpful: yes}),
    write: (words: string) => save({...draft, comment: words}),
    /** Withdraws the answer, but keeps the comment. */
    cancel: () => save({comment}),
    /** Sends the feedback; the draft is deleted only after it was sent. */
    send: async () => {
      if (!feedback || outcome === 'sending') return;
      setOutcome('sending');
      const sent = await (url === undefined ? sendAsEvent(feedback) : postFeedback(url, feedback));
      setOutcome(sent ? 'sent' : 'failed');
      if (sent) forget();
    },
  };
}
