/** A button that copies a name or a script. */
import {translate} from '@docusaurus/Translate';
import Check from 'lucide-react/icons/check';
import CopyIcon from 'lucide-react/icons/copy';
import {type ReactNode, useEffect, useState} from 'react';
import VisuallyHidden from '@site/src/components/VisuallyHidden';
import styles from './styles.module.css';

/** Milliseconds until the sign disappears. */
const SHOWN = 2000;

type Outcome = 'copied' | 'failed';

function wordsFor(outcome: Outcome | undefined): string {
  if (outcome === undefined) return '';
  return outcome === 'copied'
    ? translate({id: 'site.copy.copied', message: 'Copied'})
    : translate({
        id: 'site.copy.failed',
        message: 'The browser refused to copy. Select the text.',
      });
}

/** @param name what is copied, for the accessible name of the button */
export default function CopyIconButton({text, name}: {text: string; name: string}): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    const timer = setTimeout(() => setOutcome(undefined), SHOWN);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  const label = translate({id: 'site.copy.name', message: 'Copy {name}'}, {name});
  const Sign = outcome === 'copied' ? Check : CopyIcon;
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label={label}
        title={label}
        onClick={() => void copy()}
      >
        <Sign size={16} aria-hidden />
      </button>
      {outcome === 'failed' ? (
        <span aria-live="polite">{wordsFor(outcome)}</span>
      ) : (
        <VisuallyHidden>
          <span aria-live="polite">{wordsFor(outcome)}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
