/** Words below the field about a search that takes long, or whose query is too long. */
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {cutQuery} from '../longest-query';

type Props = {
  /** The query of the newest answer. */
  query: string;
  /** An answer has not come for a while. */
  late: boolean;
};

export default function Notes({query, late}: Props): ReactNode {
  return (
    <>
      {late && (
        <p className="DocSearch-Note">
          <Translate id="site.search.late">The search is still loading…</Translate>
        </p>
      )}
      {cutQuery(query) !== query && (
        <p className="DocSearch-Note">
          <Translate id="site.search.longest">
            Only the first 2 kB of a query are searched for.
          </Translate>
        </p>
      )}
    </>
  );
}
