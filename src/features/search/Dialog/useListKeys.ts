/** The keys of the field: they select and open entries of the list below it. */
import {type KeyboardEvent, useEffect, useRef} from 'react';
import type {Choice} from './context';
import {actionOf, moved} from './keys';
import type {Answer, Searcher} from './searcher';
import type {Selection} from './useSelection';

type Options = {
  choices: readonly Choice[];
  selection: Selection;
  /** The outcome that the list shows. */
  answer: Answer | undefined;
  searcher: Searcher;
  /** Notes that the reader opened the entry at a position. */
  choose: (choice: Choice, position: number) => void;
  /** Closes the dialog and opens a page. */
  follow: (url: string) => void;
  /** Returns the id of the entry at a position. */
  idOf: (position: number) => string;
};

export function useListKeys(options: Options): (event: KeyboardEvent) => void {
  const {choices, selection, answer, searcher, choose, follow, idOf} = options;
  /** The query that the reader has submitted before its outcome was there. */
  const submitted = useRef<string>(undefined);
  const first = choices[0];
  useEffect(() => {
    const query = submitted.current;
    if (query === undefined || answer?.query !== query) return;
    submitted.current = undefined;
    // The reader may have changed it since.
    if (!first || searcher.lastQuery() !== query) return;
    choose(first, 0);
    follow(first.url);
  }, [answer, first, searcher, choose, follow]);

  const open = (elsewhere: boolean) => {
    const query = searcher.lastQuery();
    // What is selected belongs to an earlier query, or to none.
    if (!elsewhere && !selection.isChosen && query.trim() !== '' && answer?.query !== query) {
      submitted.current = query;
      return;
    }
    const {selected = 0} = selection;
    const choice = choices[selected];
    if (!choice) return;
    choose(choice, selected);
    if (elsewhere) window.open(choice.url, '_blank', 'noopener');
    else follow(choice.url);
  };

  return (event) => {
    submitted.current = undefined;
    const action = actionOf(event.nativeEvent);
    if (!action) return;
    event.preventDefault();
    if (action.type === 'open') return open(action.elsewhere);
    if (selection.selected === undefined) return;
    const next = moved(selection.selected, action.step, choices.length);
    selection.select(next);
    document.getElementById(idOf(next))?.scrollIntoView({block: 'nearest'});
  };
}
