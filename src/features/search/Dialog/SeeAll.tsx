/** A link from the dialog's few results to all of them, on the search page. */
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {useDialog} from './context';
import PlainLink from './PlainLink';

type Props = {query: string; count: number};

export default function SeeAll({query, count}: Props): ReactNode {
  const {pageOf} = useDialog();
  const {selectMessage} = usePluralForm();
  return (
    <PlainLink to={pageOf(query)}>
      {selectMessage(
        count,
        translate(
          {id: 'site.search.seeAll', message: 'See 1 result|See all {count} results'},
          {count},
        ),
      )}
    </PlainLink>
  );
}
