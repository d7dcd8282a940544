/** The search dialog: DocSearch's modal with this site's search. Loads when a reader is about to search. */
import {DocSearchModal} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useCallback, useMemo, useRef, useState} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {isOn} from '@site/src/lib/patches';
import DirectAnswer from '../../answers/DirectAnswer';
import {useArrived} from '../../answers/useArrived';
import type {HostedService} from '../hosted/service';
import type {SearchBackend} from '../types';
import {DialogProvider} from './context';
import EmptyScreen from './EmptyScreen';
import {leave} from './field';
import Hit from './Hit';
import Notes from './Notes';
import PlainLink from './PlainLink';
import SeeAll from './SeeAll';
import StartScreen from './StartScreen';
import Status from './Status';
import {prepareStoredSearches} from './stored-searches';
import './style/index.css';
import {fieldName, translations} from './translations';
import {useAnswers} from './useAnswers';
import {useFixedAria} from './useFixedAria';
import {useModal} from './useModal';
import {usePassages} from './usePassages';

/** DocSearch creates a client for the hosted service even if nothing uses it, and requires credentials for it. */
const NO_SERVICE: HostedService = {appId: 'none', searchKey: 'none', indexName: 'docs'};

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

/** Follows links with the router after the dialog is closed, because closing restores the scroll position. */
function useFollow(onClose: () => void): (url: string) => void {
  const history = useHistory();
  return useCallback(
    (url) => {
      flushSync(onClose);
      history.push(url);
    },
    [history, onClose],
  );
}

function useHosted(): HostedService | undefined {
  return useDocusaurusContext().siteConfig.customFields?.['search'] as HostedService | undefined;
}

export default function SearchDialog(props: Props): ReactNode {
  const {load, version, initialQuery, pageOf, onClose} = props;
  const hosted = useHosted();
  const {appId, searchKey, indexName} = hosted ?? NO_SERVICE;
  const [canStoreSearches] = useState(() => prepareStoredSearches(indexName));
  const root = useRef<HTMLDivElement>(null);
  const {answer, late, transformSearchClient} = useAnswers(load, version.name);
  const passages = usePassages(load, answer);
  const direct = useArrived(answer?.direct);
  const patched = isOn(useDocusaurusContext().siteConfig, 'search-dialog');
  const {screen, top, slot} = useFixedAria(root, patched);
  useModal(root, onClose, patched);
  const follow = useFollow(onClose);
  const context = useMemo(() => ({passages, follow, pageOf}), [passages, follow, pageOf]);
  const navigator = useMemo(
    () => ({navigate: ({itemUrl}: {itemUrl: string}) => follow(itemUrl)}),
    [follow],
  );
  // DocSearch renders its whole list on each render, so results and passages reach their components without it.
  const modal = useMemo(
    () => (
      <DocSearchModal
        {...{appId, apiKey: searchKey, indexName, initialQuery, navigator, transformSearchClient}}
        placeholder={fieldName()}
        initialScrollY={window.scrollY}
        insights={hosted !== undefined}
        disableUserPersonalization={!canStoreSearches}
        hitComponent={Hit}
        resultsFooterComponent={SeeAll}
        translations={translations()}
        onClose={onClose}
      />
    ),
    [
      appId,
      searchKey,
      indexName,
      initialQuery,
      navigator,
      transformSearchClient,
      hosted,
      canStoreSearches,
      onClose,
    ],
  );
  return createPortal(
    <DialogProvider value={context}>
      <div
        ref={root}
        role="dialog"
        aria-modal
        aria-label={fieldName()}
        className="search-dialog"
        data-hosted={hosted && ''}
        data-failed={patched && answer?.found === 'failed' ? '' : undefined}
        // DocSearch would show the previous results as recent searches unless its field is focused again.
        onResetCapture={leave}
      >
        {modal}
        <Status answer={screen === 'start' ? undefined : answer} direct={direct} late={late} />
        {screen !== 'start' &&
          direct &&
          createPortal(<DirectAnswer answer={direct} link={PlainLink} />, top)}
        {createPortal(<Notes query={answer?.query ?? ''} late={late} />, slot)}
        {screen === 'start' && createPortal(<StartScreen version={version} />, slot)}
        {screen === 'none' &&
          answer &&
          createPortal(<EmptyScreen {...{answer, version, load}} />, slot)}
      </div>
    </DialogProvider>,
    document.body,
  );
}
