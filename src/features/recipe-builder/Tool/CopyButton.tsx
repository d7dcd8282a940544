/** Copies the recipe, and says whether that worked. */
import Translate from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';

type Props = {
  text: string;
  /** Whether the text contains the reader's own values. */
  isOwn: boolean;
};

export default function CopyButton({text, isOwn}: Props): ReactNode {
  const [outcome, setOutcome] = useState<{text: string; copied: boolean}>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({text, copied: true});
    } catch {
      setOutcome({text, copied: false});
    }
  };
  // The message is about the text that was copied, not about a later one.
  const said = outcome?.text === text ? outcome : undefined;
  return (
    <>
      <button type="button" className="button button--primary button--sm" onClick={copy}>
        {/* Separate elements, because the browser's translation may have replaced the text nodes. */}
        {isOwn ? (
          <span>
            <Translate id="site.recipe.copyOwn">Copy with my values</Translate>
          </span>
        ) : (
          <span>
            <Translate id="site.recipe.copy">Copy</Translate>
          </span>
        )}
      </button>
      <span role="status">
        {said?.copied === true && (
          <span>
            <Translate id="site.recipe.copied">Copied.</Translate>
          </span>
        )}
        {said?.copied === false && (
          <span>
            <Translate id="site.recipe.copyFailed">
              The browser didn’t allow that. Select the text to copy it.
            </Translate>
          </span>
        )}
      </span>
    </>
  );
}
