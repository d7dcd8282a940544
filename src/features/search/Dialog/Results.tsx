/** The pages that were found, each with its parts, and a link to all results. */
import {translate} from '@docusaurus/Translate';
import type {MouseEvent, ReactNode} from 'react';
import VisuallyHidden from '@site/src/components/VisuallyHidden';
import Hit from './Hit';
import type {Entry, Group} from './list';
import SeeAll from './SeeAll';
import type {Passages} from './usePassages';

/** The id of the list, which the field controls. */
export const RESULTS_ID = 'search-results';

type Props = {
  groups: readonly Group[];
  query: string;
  /** Number of pages found, of which the groups are the first. */
  count: number;
  passages: Passages;
  /** Position of the selected entry. */
  selected: number | undefined;
  select: (position: number) => void;
};

/** The focus stays in the field when the reader presses an entry. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

export default function Results(props: Props): ReactNode {
  const {groups, query, count, passages, selected, select} = props;
  const onMouseMove = ({target}: MouseEvent) => {
    const hit = target instanceof Element && target.closest('[data-position]');
    if (hit) select(Number(hit.getAttribute('data-position')));
  };
  const entries = groups.flatMap((group) => group.entries);
  const hit = (entry: Entry) => {
    const position = entries.indexOf(entry);
    const excerpt = passages.get(entry.url) ?? entry.excerpt;
    return <Hit {...{entry, excerpt, position}} isSelected={position === selected} />;
  };
  return (
    <>
      <div
        id={RESULTS_ID}
        role="listbox"
        aria-label={translate({id: 'site.search.results', message: 'Results'})}
        onMouseMove={onMouseMove}
        onMouseDown={keepFocus}
      >
        {groups.map(({name, entries: [page, ...parts]}, index) => (
          <div
            key={page?.url}
            role="group"
            aria-labelledby={`search-group-${index}`}
            className="search-group"
          >
            {/* A page shows its own location; the name repeats its title. */}
            <VisuallyHidden id={`search-group-${index}`}>{name}</VisuallyHidden>
            {page && hit(page)}
            {parts.map((part) => (
              <div key={part.url} role="none" className="search-part">
                {hit(part)}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className="search-all">
        <SeeAll query={query} count={count} />
      </p>
    </>
  );
}
