/** A note below the results if a search takes a long time, or if its query is too long. */
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {cutQuery} from '../longest-query';

type Props = {
  /** The query of the latest result. */
  query: string;
  /** Whether a result is overdue. */
  isLate: boolean;
};

export default function Notes({query, isLate}: Props): ReactNode {
  return (
    <>
      {isLate && (
        <p className="search-note">
          <Translate id="site.search.late">The search is still loading…</Translate>
        </p>
      )}
      {cutQuery(query) !== query && (
        <p className="search-note">
          <Translate id="site.search.longest">
            The search uses only the first 2 kB of a query.
          </Translate>
        </p>
      )}
    </>
  );
}
