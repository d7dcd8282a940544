/** Asks at the bottom of a page whether it was helpful. */
import Translate from '@docusaurus/Translate';
import {type ReactNode, useId, useRef, useState} from 'react';
import FeedbackForm from './FeedbackForm';
import Message from './Message';
import styles from './styles.module.css';
import {useFeedback} from './useFeedback';

/** @returns the question and its form; give each page its own instance, by `key` */
export default function PageFeedback(): ReactNode {
  const {feedback, outcome, direct, retry, answer, write, cancel, send} = useFeedback();
  const id = useId();
  /** Whether the reader has answered since the page was loaded: only then does the form take the focus. */
  const [asked, setAsked] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const given = feedback?.helpful;

  const ask = (helpful: boolean) => {
    answer(helpful);
    setAsked(true);
  };
  const onCancel = () => {
    cancel();
    buttons.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  };
  const onSend = async () => {
    await send();
    // A message replaces the form or appears in it; with the focus here, screen readers read either.
    message.current?.focus();
  };
  return (
    <div className={styles.feedback}>
      {outcome !== 'sent' && (
        <div ref={buttons} role="group" aria-labelledby={id} className={styles.question}>
          <span id={id}>
            <Translate id="site.feedback.question">Was this page helpful?</Translate>
          </span>
          <button type="button" aria-pressed={given === true} onClick={() => ask(true)}>
            <Translate id="site.feedback.yes">Yes</Translate>
          </button>
          <button type="button" aria-pressed={given === false} onClick={() => ask(false)}>
            <Translate id="site.feedback.no">No</Translate>
          </button>
        </div>
      )}
      <p ref={message} role="status" tabIndex={-1}>
        {outcome && (
          // A new element each time, because the browser's translation may have replaced the text node.
          <span key={outcome}>
            <Message outcome={outcome} retry={retry} />
          </span>
        )}
      </p>
      {feedback && (
        <FeedbackForm
          key={String(given)}
          feedback={feedback}
          direct={direct}
          sending={outcome === 'sending'}
          failed={outcome === 'failed'}
          focus={asked}
          onComment={write}
          onCancel={onCancel}
          onSend={onSend}
        />
      )}
    </div>
  );
}
