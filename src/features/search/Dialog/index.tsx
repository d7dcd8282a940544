/** The search dialog. Loads when a reader is about to search. */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {createPortal} from 'react-dom';
import {useArrived} from '../../answers/useArrived';
import type {HostedService} from '../hosted/service';
import type {SearchBackend} from '../types';
import Chosen, {CHOSEN_ID, rowId} from './Chosen';
import {type Choice, DialogProvider} from './context';
import Field, {fieldName} from './Field';
import Footer from './Footer';
import {hitId} from './Hit';
import {groupsOf, toStored} from './list';
import Notes from './Notes';
import Outcome from './Outcome';
import {RESULTS_ID} from './Results';
import StartScreen from './StartScreen';
import Status from './Status';
import './style/index.css';
import {useAnswers} from './useAnswers';
import {useFollow} from './useFollow';
import {useListKeys} from './useListKeys';
import {modalKeys, useModal} from './useModal';
import {usePassages} from './usePassages';
import {useSelection} from './useSelection';
import {useStoredSearches} from './useStoredSearches';

type Props = {
  load: () => Promise<SearchBackend>;
  version: {name: string; label: string};
  /** What the reader has already typed. */
  initialQuery: string;
  /** Returns the URL of the search page for a query. */
  pageOf: (query: string) => string;
  /** Must be a stable function. */
  onClose: () => void;
};

/** Part of the storage keys if there is no hosted index. */
const OWN_INDEX = 'docs';

/** Text selected on the page is what a reader probably wants to search for; more than this isn't. */
const LONGEST_SELECTION = 64;

const selectedText = () => String(window.getSelection()).slice(0, LONGEST_SELECTION);

export default function SearchDialog(props: Props): ReactNode {
  const {load, version, initialQuery, pageOf, onClose} = props;
  const hosted = useDocusaurusContext().siteConfig.customFields?.['search'] as
    HostedService | undefined;
  const root = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [firstQuery] = useState(() => initialQuery || selectedText());
  const {answer, delay, searcher} = useAnswers(load, version.name);
  const passages = usePassages(load, answer);
  const direct = useArrived(answer?.direct);
  const [stored, memory] = useStoredSearches(hosted?.indexName ?? OWN_INDEX);
  // What is selected on the page may have been selected for another purpose.
  useModal(root, field, initialQuery === '');
  useEffect(() => searcher.search(firstQuery), [searcher, firstQuery]);

  const follow = useFollow(onClose);
  const {remember} = memory;
  const choose = useCallback(
    (choice: Choice, position: number) => {
      if ('hierarchy' in choice) return remember(choice);
      remember(toStored(choice));
      searcher.opened(choice.url, position);
    },
    [remember, searcher],
  );
  const context = useMemo(() => ({follow, choose, pageOf}), [follow, choose, pageOf]);

  const groups = useMemo(
    () => (answer && answer.found !== 'failed' ? groupsOf(answer.found.hits) : []),
    [answer],
  );
  const entries = useMemo(() => groups.flatMap((group) => group.entries), [groups]);
  const earlier = useMemo(() => [...(stored?.recent ?? []), ...(stored?.favorite ?? [])], [stored]);
  const choices: readonly Choice[] = answer ? entries : earlier;
  const selection = useSelection(choices);
  const {selected, reset} = selection;
  const [kind, id, idOf] = answer
    ? (['listbox', RESULTS_ID, hitId] as const)
    : (['grid', CHOSEN_ID, rowId] as const);
  const popup = selected === undefined ? undefined : {kind, id, selected: idOf(selected)};
  const onKeyDown = useListKeys({choices, selection, answer, searcher, choose, follow, idOf});

  const focusField = () => field.current?.focus();
  const onQuery = (query: string) => {
    body.current?.scrollTo(0, 0);
    reset();
    searcher.search(query);
  };
  const searchFor = (query: string) => {
    if (field.current) field.current.value = query;
    focusField();
    onQuery(query);
  };
  const searchAgain = () => {
    focusField();
    searcher.again();
  };
  const onMouseDown = ({target, currentTarget}: MouseEvent) => {
    if (target === currentTarget) onClose();
  };
  // The browser reports a close later, and Preact still passes it on: it must not close a dialog that was opened since.
  const onClosed = ({currentTarget}: SyntheticEvent) => {
    if (currentTarget.isConnected) onClose();
  };
  return createPortal(
    <DialogProvider value={context}>
      {/* The dialog is also the backdrop, so it covers the screen. */}
      <dialog
        ref={root}
        aria-label={fieldName()}
        className="search-dialog"
        onMouseDown={onMouseDown}
        onKeyDown={modalKeys(onClose)}
        onCancel={onClose}
        onClose={onClosed}
      >
        <div className="search-window">
          <Field
            fieldRef={field}
            initialQuery={firstQuery}
            popup={popup}
            isSlow={delay !== undefined}
            onQuery={onQuery}
            onKeyDown={onKeyDown}
            onClose={onClose}
          />
          {/* On a phone, the keyboard would cover half of what the reader scrolls. */}
          <div ref={body} className="search-body" onTouchMove={() => field.current?.blur()}>
            {answer && (
              <Outcome
                {...{answer, groups, passages, direct, selection, version, load}}
                {...{searchFor, searchAgain}}
              />
            )}
            {!answer && stored && (
              <Chosen {...{memory, selection}} lists={stored} onRemoved={focusField} />
            )}
            <Notes query={answer?.query ?? ''} isLate={delay === 'late'} />
            {!answer && <StartScreen version={version} />}
          </div>
          <Footer isHosted={hosted !== undefined} />
        </div>
        <Status answer={answer} direct={direct} isLate={delay === 'late'} />
      </dialog>
    </DialogProvider>,
    document.body,
  );
}
