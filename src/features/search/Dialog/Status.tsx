/** Tells readers who listen what came of their search. */
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import type {Answer} from './useAnswers';

type Props = {
  /** Undefined where the dialog shows no answer. */
  answer: Answer | undefined;
  /** A newer one has not come for a while. */
  late: boolean;
};

export default function Status({answer, late}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const words = () => {
    if (late) return translate({id: 'site.search.loading', message: 'Searching…'});
    if (!answer) return '';
    if (answer.found === 'failed')
      return translate({id: 'site.search.told.failed', message: 'The search did not work.'});
    const {count} = answer.found;
    return selectMessage(
      count,
      translate({id: 'site.search.told.count', message: '{count} result|{count} results'}, {count}),
    );
  };
  return (
    <p role="status" className="DocSearch-VisuallyHiddenForAccessibility">
      {words()}
    </p>
  );
}
