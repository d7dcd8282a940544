/** The URN that a reader edits: at once on the screen, and after a pause in the URL. */
import {useTypedText} from '@site/src/components/FilterList/useTypedText';
import {useQueryState} from '@site/src/hooks/useQueryState';
import {useCallback} from 'react';
import {readUrn, writeUrn} from '../state';

/** @returns the text, and functions to type it, and to replace it in a way that Back undoes */
export function useUrn(): {
  text: string;
  type: (text: string) => void;
  replace: (text: string) => void;
} {
  const [urn, setUrn] = useQueryState(readUrn, writeUrn);
  const write = useCallback((typed: string) => setUrn(() => typed, 'replace'), [setUrn]);
  const [text, type] = useTypedText(urn, write);
  return {text, type, replace: (chosen) => setUrn(() => chosen)};
}
