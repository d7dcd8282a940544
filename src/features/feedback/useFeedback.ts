/** What the reader says of the page being read, where it goes, and how far it got. */
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useState} from 'react';
import {sendEvent} from './analytics';
import {useDraft} from './draft';
import type {Feedback} from './issue-link';

/** Sent, or refused: then an issue can carry it. */
export type Outcome = 'sent' | 'failed';

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
    /** Whether an event can carry it: else an issue must. */
    byEvent: siteConfig.customFields?.['analytics'] === true && outcome !== 'failed',
    answer: (yes: boolean) => save({...draft, helpful: yes}),
    write: (words: string) => save({...draft, comment: words}),
    /** Takes the answer back; what was typed stays for another time. */
    cancel: () => save({comment}),
    send: () => {
      const sent = feedback !== undefined && sendEvent(feedback);
      setOutcome(sent ? 'sent' : 'failed');
      if (sent) forget();
    },
  };
}
