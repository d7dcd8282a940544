/** Says that an issue's URL can't carry a long comment, and offers to copy the rest. */
import Translate from '@docusaurus/Translate';
import {type ReactNode, type RefObject, useState} from 'react';

type Props = {
  rest: string;
  /** The field in which to select the rest if writing to the clipboard fails. */
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
        An issue can be opened with the first part of your text. Paste the rest into it.
      </Translate>{' '}
      <button type="button" className="button button--sm button--secondary" onClick={copy}>
        <Translate id="site.feedback.copy">Copy the rest</Translate>
      </button>{' '}
      <span role="status">
        {/* Elements, because the texts may be a translator's by the time that one takes the other's place. */}
        {outcome === 'copied' && (
          <span>
            <Translate id="site.feedback.copied">Copied.</Translate>
          </span>
        )}
        {outcome === 'selected' && (
          <span>
            <Translate id="site.feedback.selected">The rest is selected: copy it.</Translate>
          </span>
        )}
      </span>
    </p>
  );
}
