/** Announces the outcome of a search to screen readers. */
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import VisuallyHidden from '@site/src/components/VisuallyHidden';
import type {DirectAnswer} from '../../answers/choose';
import {spokenAnswer} from '../../answers/labels';
import type {Answer} from './searcher';

type Props = {
  /** Undefined while the dialog shows no result. */
  answer: Answer | undefined;
  /** The direct answer above the results, if there is one. */
  direct: DirectAnswer | undefined;
  /** Whether a newer result is overdue. */
  isLate: boolean;
};

export default function Status({answer, direct, isLate}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const words = () => {
    if (isLate) return translate({id: 'site.search.loading', message: 'Searching…'});
    if (!answer) return '';
    if (answer.found === 'failed')
      return translate({id: 'site.search.told.failed', message: 'The search failed.'});
    const {count} = answer.found;
    const results = selectMessage(
      count,
      translate({id: 'site.search.told.count', message: '{count} result|{count} results'}, {count}),
    );
    return direct ? `${spokenAnswer(direct)} ${results}` : results;
  };
  return (
    <VisuallyHidden as="p" role="status">
      {words()}
    </VisuallyHidden>
  );
}
