/** What the dialog shows for a search: results, that there are none, or that it failed. */
import type {ReactNode} from 'react';
import type {DirectAnswer as FoundAnswer} from '../../answers/choose';
import DirectAnswer from '../../answers/DirectAnswer';
import type {SearchBackend} from '../types';
import Failure from './Failure';
import type {Group} from './list';
import NoResults from './NoResults';
import PlainLink from './PlainLink';
import Results from './Results';
import type {Answer} from './searcher';
import type {Passages} from './usePassages';
import type {Selection} from './useSelection';

type Props = {
  answer: Answer;
  /** The pages of the answer. */
  groups: readonly Group[];
  passages: Passages;
  direct: FoundAnswer | undefined;
  selection: Selection;
  version: {name: string; label: string};
  load: () => Promise<SearchBackend>;
  searchFor: (query: string) => void;
  searchAgain: () => void;
};

export default function Outcome({answer, direct, ...props}: Props): ReactNode {
  const {groups, passages, version, load, searchFor, searchAgain} = props;
  const {selected, select} = props.selection;
  const {query, found} = answer;
  if (found === 'failed') return <Failure query={query} onRetry={searchAgain} />;
  return (
    <>
      {direct && <DirectAnswer answer={direct} link={PlainLink} />}
      {groups.length > 0 ? (
        <Results {...{groups, query, passages, selected, select}} count={found.count} />
      ) : (
        <NoResults {...{query, version, load, searchFor}} />
      )}
    </>
  );
}
