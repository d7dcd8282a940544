/** What the dialog adds where DocSearch has no list to show. */
import type {ReactNode} from 'react';
import type {SearchBackend} from '../types';
import Failure from './Failure';
import {searchAgain, searchFor} from './field';
import type {Answer} from './useAnswers';
import WaysOn from './WaysOn';

type Props = {
  answer: Answer;
  version: {name: string; label: string};
  load: () => Promise<SearchBackend>;
};

export default function Below({answer, version, load}: Props): ReactNode {
  if (answer.found === 'failed') return <Failure onRetry={searchAgain} />;
  return <WaysOn {...{version, load}} query={answer.query} onSearch={searchFor} />;
}
