/**
 * A form with a field for each question. The answers become a text that the reader can send; the form itself sends
 * nothing.
 */
import Translate from '@docusaurus/Translate';
import {type ReactNode, useRef} from 'react';
import {QUESTIONS} from './questions';
import SendStory from './SendStory';
import styles from './styles.module.css';
import {useDraft} from './useDraft';

export default function StoryForm(): ReactNode {
  const {answers, write, forget} = useDraft();
  const form = useRef<HTMLFormElement>(null);
  const startOver = () => {
    forget();
    form.current?.querySelector('textarea')?.focus();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.questions}>
        {QUESTIONS.map(({key, label, hint}) => (
          <div key={key}>
            <label htmlFor={`story-${key}`}>{label}</label>
            <small id={`story-${key}-hint`}>{hint}</small>
            <textarea
              id={`story-${key}`}
              aria-describedby={`story-${key}-hint`}
              rows={3}
              value={answers[key] ?? ''}
              onChange={(event) => write(key, event.target.value)}
            />
          </div>
        ))}
      </div>
      <SendStory answers={answers}>
        <button type="button" className="button button--secondary button--sm" onClick={startOver}>
          <Translate id="site.story.forget">Start over</Translate>
        </button>
      </SendStory>
    </form>
  );
}
