/** A page or part of a page that was found. */
import {memo, type ReactNode} from 'react';
import Marked from '../Marked';
import type {MarkedText} from '../types';
import {useDialog} from './context';
import {type Entry, isSameEntry, isSameText} from './list';
import PlainLink from './PlainLink';

type Props = {
  entry: Entry;
  /** What is shown below the title of a page: a matching passage, or its description. */
  excerpt: MarkedText;
  /** Position in the list of results. */
  position: number;
  isSelected: boolean;
};

/** The id of the entry at a position. */
export const hitId = (position: number): string => `search-hit-${position}`;

/** Icons are drawn by the style sheet, because each additional element per entry would cost time on each key press. */
function Hit({entry, excerpt, position, isSelected}: Props): ReactNode {
  const {choose} = useDialog();
  const {url, kind, title, place} = entry;
  const isPage = kind === 'page';
  return (
    <PlainLink
      to={url}
      id={hitId(position)}
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      className="search-hit"
      data-position={position}
      onChoose={() => choose(entry, position)}
    >
      <span className="search-hit-icon" data-kind={kind} />
      <span className="search-hit-text">
        {isPage && place !== '' && <span className="search-hit-place">{place}</span>}
        <span className="search-hit-title" data-symbol={kind === 'symbol' || undefined}>
          <Marked text={title} />
        </span>
        {isPage && (
          <span className="search-hit-passage">
            <Marked text={excerpt} />
          </span>
        )}
      </span>
    </PlainLink>
  );
}

function isSame(one: Props, other: Props): boolean {
  return (
    one.position === other.position &&
    one.isSelected === other.isSelected &&
    isSameEntry(one.entry, other.entry) &&
    isSameText(one.excerpt, other.excerpt)
  );
}

/** A key press draws only the entries that it changes. */
export default memo(Hit, isSame);
