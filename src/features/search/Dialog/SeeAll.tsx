/** A link from the dialog's few results to all of them, on the search page. */
import type {DocSearchModalProps} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ComponentProps, JSX} from 'react';
import {useDialog} from './context';
import PlainLink from './PlainLink';

type Props = ComponentProps<NonNullable<DocSearchModalProps['resultsFooterComponent']>>;

export default function SeeAll({state: {query, context}}: Props): JSX.Element {
  const {pageOf} = useDialog();
  const {selectMessage} = usePluralForm();
  const count = Number(context['nbHits']);
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
