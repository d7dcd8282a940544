/**
 * Asks whether services that identify readers may load. The page behind it stays usable: the dialog takes the focus
 * only if the reader opened it.
 */
import {translate} from '@docusaurus/Translate';
import {type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import VisuallyHidden from '@site/src/components/VisuallyHidden';
import type {ActiveService} from '../model/load';
import styles from './styles.module.css';

export type Choices = {
  /** The services that need consent. */
  services: readonly ActiveService[];
  /** Whether all of them may load now. */
  allowed: boolean;
  answered: boolean;
  /** Whether the browser has refused them on the reader's behalf. */
  refused: boolean;
  /** The button that opened the dialog, if any. */
  opener: HTMLElement | undefined;
  onAnswer: (allowed: boolean) => void;
  onClose: () => void;
};

const words = {
  title: () => translate({id: 'site.privacy.title', message: 'Privacy choices'}),
  ask: () =>
    translate({
      id: 'site.privacy.ask',
      message:
        'May this site load third-party services? You can read everything without them, and you can change your choice at the bottom of any page.',
    }),
  refused: () =>
    translate({
      id: 'site.privacy.refused',
      message:
        'Your browser refuses these services for you, through Global Privacy Control or by blocking storage. None of them are loaded.',
    }),
  on: () => translate({id: 'site.privacy.on', message: 'They are currently allowed.'}),
  off: () => translate({id: 'site.privacy.off', message: 'They are currently declined.'}),
  which: () => translate({id: 'site.privacy.which', message: 'Which services?'}),
  allow: () => translate({id: 'site.privacy.allow', message: 'Allow'}),
  decline: () => translate({id: 'site.privacy.decline', message: 'Decline'}),
  close: () => translate({id: 'site.privacy.close', message: 'Close'}),
  notice: () =>
    translate({
      id: 'site.privacy.notice',
      message:
        'This site asks about your privacy choices. The question is at the start of the page.',
    }),
};

/** Announces the dialog to screen readers, which read text only if it appears after its live region. */
function Notice(): ReactNode {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(words.notice()), 500);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}

function Explanation({services, allowed, answered, refused, opener}: Choices): ReactNode {
  const state = allowed ? words.on() : words.off();
  return (
    <>
      <p>{refused ? words.refused() : words.ask()}</p>
      {!refused && (answered || opener) && <p>{state}</p>}
      <details className={styles.which}>
        <summary>{words.which()}</summary>
        <ul>
          {services.map(({id, name, purpose}) => (
            <li key={id}>
              <b>{name}</b> <span>{purpose}</span>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

export default function PrivacyChoices(choices: Choices): ReactNode {
  const {refused, opener, onAnswer, onClose} = choices;
  const id = useId();
  const dialog = useRef<HTMLElement>(null);
  useEffect(() => {
    if (opener) dialog.current?.focus();
  }, [opener]);
  const answer = (allowed: boolean) => {
    onClose();
    onAnswer(allowed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <>
      {!opener && <Notice />}
      <section
        ref={dialog}
        role="dialog"
        aria-labelledby={id}
        tabIndex={-1}
        className={styles.choices}
        onKeyDown={onKeyDown}
      >
        <h2 id={id}>{words.title()}</h2>
        <Explanation {...choices} />
        <div className={styles.buttons}>
          {!refused && (
            <>
              <button
                type="button"
                className="button button--secondary"
                onClick={() => answer(false)}
              >
                {words.decline()}
              </button>
              <button
                type="button"
                className="button button--secondary"
                onClick={() => answer(true)}
              >
                {words.allow()}
              </button>
            </>
          )}
          {(refused || opener) && (
            <button type="button" className="button button--secondary" onClick={onClose}>
              {words.close()}
            </button>
          )}
        </div>
      </section>
    </>
  );
}
