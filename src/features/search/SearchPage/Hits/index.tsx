/** The pages found. */
import {type ReactNode, type RefObject} from 'react';
import list from '../../page-list.module.css';
import {ALL_VERSIONS} from '../../types';
import {useExcerpts} from '../useExcerpts';
import type {Answer} from '../useResults';
import Hit from './Hit';

type Props = {answer: Answer; listRef: RefObject<HTMLOListElement | null>};

export default function Hits({answer, listRef}: Props): ReactNode {
  const hits = useExcerpts(answer);
  return (
    <ol className={list.pages} ref={listRef}>
      {hits.map((hit) => (
        <Hit key={hit.url} hit={hit} versioned={answer.state.version === ALL_VERSIONS} />
      ))}
    </ol>
  );
}
