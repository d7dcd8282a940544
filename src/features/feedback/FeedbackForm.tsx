/**
 * The comment field and the button to send it: to the operator's address, as an event if analytics have loaded, or as an
 * issue.
 */
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {type FormEvent, type ReactNode, useEffect, useId, useRef} from 'react';
import CopyRest from './CopyRest';
import {type Feedback, issueLink} from './issue-link';

type Props = {
  feedback: Feedback;
  /** Whether the page itself sends it; otherwise an issue opens in another tab, and the comment stays here. */
  direct: boolean;
  /** Whether it is being sent; it can't be changed until it was sent or sending failed. */
  sending: boolean;
  /** Whether sending failed, and the reader can choose to open an issue. */
  failed: boolean;
  /** Whether to focus the field because the reader has just answered. */
  focus: boolean;
  onComment: (comment: string) => void;
  onCancel: () => void;
  onSend: () => void;
};

function IssueLink({href, className}: {href: string; className: string}): ReactNode {
  return (
    <Link className={`button ${className}`} to={href}>
      <Translate id="site.feedback.issue">Send as a GitHub issue</Translate>
    </Link>
  );
}

function Question({helpful}: Pick<Feedback, 'helpful'>): ReactNode {
  return helpful ? (
    <Translate id="site.feedback.good">What helped you?</Translate>
  ) : (
    <Translate id="site.feedback.bad">What could be better?</Translate>
  );
}

export default function FeedbackForm(props: Props): ReactNode {
  const {feedback, direct, sending, failed, focus, onComment, onCancel, onSend} = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // Not by `autoFocus`, which moves the focus only while a page loads, unless React imitates it.
  useEffect(() => {
    if (focus) field.current?.focus();
  }, [focus]);
  const {href, rest} = direct && !failed ? {href: '', rest: ''} : issueLink(feedback);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (direct) onSend();
  };
  return (
    <form onSubmit={onSubmit}>
      <label htmlFor={id}>
        <Question helpful={feedback.helpful} />
      </label>
      <textarea
        ref={field}
        id={id}
        rows={4}
        value={feedback.comment}
        readOnly={sending}
        onChange={(event) => onComment(event.target.value)}
      />
      {rest && <CopyRest rest={rest} field={field} />}
      {direct && (
        <button type="submit" className="button button--primary" aria-disabled={sending}>
          {failed ? (
            <Translate id="site.feedback.again">Try again</Translate>
          ) : (
            <Translate id="site.feedback.send">Send</Translate>
          )}
        </button>
      )}
      {href && <IssueLink href={href} className={`button--${direct ? 'secondary' : 'primary'}`} />}
      <button type="button" className="button button--secondary" onClick={onCancel}>
        <Translate id="site.feedback.cancel">Cancel</Translate>
      </button>
    </form>
  );
}
