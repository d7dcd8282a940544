/** An entry in the dialog's lists: a page or part of a page that was found, or one that the reader chose earlier. */
import type {DocSearchModalProps} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';
import {type ComponentProps, type JSX, memo, type ReactNode} from 'react';
import {useDialog} from './context';
import type {ListedHit} from './hits';
import Marked from '../Marked';
import PlainLink from './PlainLink';

type StoredHit = Omit<ListedHit, '_snippetResult'>;

/**
 * Memoized, because DocSearch renders the whole list several times for each key press. Icons are drawn by the style
 * sheet, because each additional element per entry would cost time on each key press.
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

/** DocSearch draws the text and buttons; the link is under them, because links can't contain buttons. */
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

/** DocSearch types hits as those of its own service; all hits here were created by `toListedHits`. */
export default function Hit({hit, children}: Props): JSX.Element {
  const listed = hit as unknown as ListedHit | StoredHit;
  if ('_snippetResult' in listed) return <FoundHit hit={listed} />;
  return <ChosenHit hit={listed}>{children}</ChosenHit>;
}
