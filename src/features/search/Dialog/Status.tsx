/** Announces the outcome of a search to screen readers. */
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import type {DirectAnswer} from '../../answers/choose';
import {spokenAnswer} from '../../answers/labels';
import type {Answer} from './useAnswers';

type Props = {
  /** Undefined while the dialog shows no result. */
  answer: Answer | undefined;
  /** The direct answer above the results, if there is one. */
  direct: DirectAnswer | undefined;
  /** Whether a newer result is overdue. */
  late: boolean;
};

export default function Status({answer, direct, late}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const words = () => {
    if (late) return translate({id: 'site.search.loading', message: 'Searching…'});
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
    <p role="status" className="DocSearch-VisuallyHiddenForAccessibility">
      {words()}
    </p>
  );
}
