/** What became of the reader's feedback, in words. */
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Outcome} from './useFeedback';

/** `retry`: whether sending can be tried again. */
export default function Message({outcome, retry}: {outcome: Outcome; retry: boolean}): ReactNode {
  switch (outcome) {
    case 'sending':
      return <Translate id="site.feedback.sending">Sending your feedback…</Translate>;
    case 'sent':
      return (
        <Translate id="site.feedback.thanks">Thank you! Your feedback has been sent.</Translate>
      );
    case 'failed':
      return retry ? (
        <Translate id="site.feedback.retry">
          Your feedback could not be sent, but nothing is lost: try again, now or later, or open an
          issue with your text instead.
        </Translate>
      ) : (
        <Translate id="site.feedback.failed">
          Your feedback could not be sent, but nothing is lost: you can open an issue with your text
          instead.
        </Translate>
      );
  }
}
