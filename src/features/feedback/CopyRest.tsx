/** Says that a long comment doesn't fit in an issue's URL, and offers to copy the rest. */
import Translate from '@docusaurus/Translate';
import {type ReactNode, type RefObject, useState} from 'react';

type Props = {
  rest: string;
  /** The field in which to select the rest if copying fails. */
  field: RefObject<HTMLTextAreaElement | null>;
};

export default function CopyRest({rest, field}: Props): ReactNode {
  const [outcome, setOutcome] = useState<'copied' | 'selected'>();
  const select = () => {
    const start = field.current?.value.lastIndexOf(rest) ?? 0;
    field.current?.focus();
    field.current?.setSelectionRange(start, start + rest.length);
    setOutcome('selected');
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(rest);
      setOutcome('copied');
    } catch {
      select();
    }
  };
  return (
    <p>
      <Translate id="site.feedback.long">
        Your text is too long for a link to a new issue. The issue will contain the first part;
        paste the rest.
      </Translate>{' '}
      <button type="button" className="button button--sm button--secondary" onClick={copy}>
        <Translate id="site.feedback.copy">Copy the rest</Translate>
      </button>{' '}
      <span role="status">
        {/* Separate elements, because the browser's translation may have replaced the text nodes. */}
        {outcome === 'copied' && (
          <span>
            <Translate id="site.feedback.copied">Copied.</Translate>
          </span>
        )}
        {outcome === 'selected' && (
          <span>
            <Translate id="site.feedback.selected">The rest is selected. Copy it.</Translate>
          </span>
        )}
      </span>
    </p>
  );
}
