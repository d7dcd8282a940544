/** An entry of the dialog's lists: a page or a part of one that was found, or one that the reader chose before. */
import type {DocSearchModalProps} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';
import {type ComponentProps, type JSX, memo, type ReactNode} from 'react';
import {useDialog} from './context';
import type {ListedHit} from './hits';
import Marked from '../Marked';
import PlainLink from './PlainLink';

type StoredHit = Omit<ListedHit, '_snippetResult'>;

/**
 * DocSearch draws the whole list several times for each key: entries that stay the same are left out of that. Its style
 * sheet draws the signs, for an element more an entry is time more a key.
 */
const FoundHit = memo(function FoundHit({hit}: {hit: ListedHit}): ReactNode {
  const {passages} = useDialog();
  const {title, content} = hit._snippetResult;
  const isPage = hit.type === 'lvl1';
  const kind = isPage ? 'page' : hit.symbol ? 'symbol' : 'heading';
  return (
    <PlainLink to={hit.url} role="option" tabIndex={-1} className="DocSearch-Hit-Container">
      <span className="DocSearch-Hit-icon" data-kind={kind} />
      <span className="DocSearch-Hit-content-wrapper">
        {isPage && hit.place !== '' && <span className="DocSearch-Hit-place">{hit.place}</span>}
        <span className="DocSearch-Hit-title" data-symbol={hit.symbol || undefined}>
          <Marked text={title} />
        </span>
        {isPage && (
          <span className="DocSearch-Hit-path">
            <Marked text={passages.get(hit.url) ?? content} />
          </span>
        )}
      </span>
    </PlainLink>
  );
});

/** DocSearch draws its text and buttons; the link lies under them, for links hold no buttons. */
function ChosenHit({hit, children}: {hit: StoredHit; children: ReactNode}): ReactNode {
  const label = translate(
    {id: 'site.search.chosen', message: 'Open {place}'},
    {place: hit.hierarchy.lvl0},
  );
  return (
    <div role="row">
      <div role="gridcell">
        <PlainLink to={hit.url} tabIndex={-1} aria-label={label} />
        {children}
      </div>
    </div>
  );
}

type Props = ComponentProps<NonNullable<DocSearchModalProps['hitComponent']>>;

/** DocSearch types hits as those of its own service; all that are here, `toListedHits` made. */
export default function Hit({hit, children}: Props): JSX.Element {
  const listed = hit as unknown as ListedHit | StoredHit;
  if ('_snippetResult' in listed) return <FoundHit hit={listed} />;
  return <ChosenHit hit={listed}>{children}</ChosenHit>;
}
