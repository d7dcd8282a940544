/** The two ways to send a story: as a prefilled issue, or as text to paste into Slack. */
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {type ReactNode, useRef, useState} from 'react';
import {type Answers, composeStory, emptyIssue, storyIssue} from './compose';
import styles from './styles.module.css';

function Outcome({copied, tooLong}: {copied: boolean | undefined; tooLong: boolean}): ReactNode {
  return (
    <p role="status" className={styles.outcome}>
      {/* Separate elements, because the browser's translation may have replaced the text nodes. */}
      {copied === true && (
        <span>
          <Translate id="site.story.copied">Copied. Paste it into #show-and-tell.</Translate>
        </span>
      )}
      {copied === false && (
        <span>
          <Translate id="site.story.selected">
            The text above is selected. Copy it, and paste it into #show-and-tell.
          </Translate>
        </span>
      )}
      {tooLong && (
        <span>
          <Translate id="site.story.long">
            Your story is too long for a link to a new issue. Copy the text, and paste it into the
            issue.
          </Translate>
        </span>
      )}
    </p>
  );
}

type Props = {answers: Answers; children: ReactNode};

/** @param props `children` go below, such as a button to start over */
export default function SendStory({answers, children}: Props): ReactNode {
  const [copied, setCopied] = useState<boolean>();
  const preview = useRef<HTMLTextAreaElement>(null);
  const text = composeStory(answers);
  const {href, tooLong} = text === '' ? {href: emptyIssue(), tooLong: false} : storyIssue(answers);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      preview.current?.select();
      setCopied(false);
    }
  };
  return (
    <div className={styles.send}>
      <label htmlFor="story-text">
        <Translate id="site.story.preview">Your story as text</Translate>
      </label>
      <textarea ref={preview} id="story-text" readOnly rows={8} value={text} />
      <p className={styles.actions}>
        <Link className="button button--primary" to={href}>
          <Translate id="site.story.issue">Open as a GitHub issue</Translate>
        </Link>
        <button
          type="button"
          className="button button--secondary"
          disabled={text === ''}
          onClick={copy}
        >
          <Translate id="site.story.copy">Copy for Slack</Translate>
        </button>
      </p>
      <Outcome copied={copied} tooLong={tooLong} />
      {children}
    </div>
  );
}
