/** The reader's feedback on the current page, how it is sent, and whether that worked. */
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useState} from 'react';
import {sendEvent} from './analytics';
import {useDraft} from './draft';
import type {Feedback} from './issue-link';

/** Whether sending worked; if it failed, an issue can carry the feedback instead. */
export type Outcome = 'sent' | 'failed';

/** @returns the feedback so far, and how to change and send it */
export function useFeedback() {
  const {metadata} = useDoc();
  const {label: version} = useDocsVersion();
  const {siteConfig} = useDocusaurusContext();
  const [draft, save, forget] = useDraft(metadata.permalink);
  const [outcome, setOutcome] = useState<Outcome>();
  const {helpful, comment} = draft;
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
    /** Whether to send an analytics event; otherwise an issue. */
    byEvent: siteConfig.customFields?.['analytics'] === true && outcome !== 'failed',
    answer: (yes: boolean) => save({...draft, helpful: yes}),
    write: (words: string) => save({...draft, comment: words}),
    /** Withdraws the answer; the comment stays for another time. */
    cancel: () => save({comment}),
    send: () => {
      const sent = feedback !== undefined && sendEvent(feedback);
      setOutcome(sent ? 'sent' : 'failed');
      if (sent) forget();
    },
  };
}
