/** Says whether copying worked; if the browser refused it, shows the text for copying by hand. */
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Outcome} from './useCopy';

function Words({outcome}: {outcome: Outcome}): ReactNode {
  switch (outcome) {
    case 'copied':
      return <Translate id="site.copyPage.copied">Copied.</Translate>;
    case 'failed':
      return (
        <Translate id="site.copyPage.failed">
          The Markdown of this page did not load. Press the button again to retry.
        </Translate>
      );
    default:
      return (
        <Translate id="site.copyPage.refused">
          The browser didn’t allow that. Copy the text from this field.
        </Translate>
      );
  }
}

export default function Said(props: {outcome: Outcome | undefined; text: string}): ReactNode {
  const {outcome, text} = props;
  return (
    <>
      {/* A new element each time, because the browser's translation may have replaced the text node. */}
      <div role="status">{outcome && <p key={outcome}>{<Words outcome={outcome} />}</p>}</div>
      {outcome === 'refused' && (
        <textarea
          readOnly
          rows={6}
          value={text}
          aria-label={translate({id: 'site.copyPage.text', message: 'The page as Markdown'})}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}
