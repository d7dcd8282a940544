/** Search results by section, with more on demand; or what to do if there are none. */
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import DirectAnswer from '../../answers/DirectAnswer';
import {useArrived} from '../../answers/useArrived';
import Failure from '../Failure';
import {useFocusOnNew} from '../useFocusOnNew';
import Hits from './Hits';
import NoResults from './NoResults';
import Sections from './Sections';
import styles from './styles.module.css';
import {STEP} from './url-state';
import {useResults} from './useResults';
import {useScrollMemory} from './useScrollMemory';
import type {SearchPageState} from './useSearchState';
import {useStatus} from './useStatus';

export default function Results({page}: {page: SearchPageState}): ReactNode {
  const results = useResults(page.state);
  const {answer, loading, failed, retry} = results;
  const direct = useArrived(answer?.direct);
  const status = useStatus(page.state, results);
  useScrollMemory(answer !== undefined && !loading);
  const {listRef, focusFrom} = useFocusOnNew(answer?.found.hits);
  const shown = answer?.found.hits.length ?? 0;
  const showMore = () => {
    focusFrom(shown);
    page.replace({show: shown + STEP});
  };
  const tryAgain = () => {
    focusFrom(shown);
    retry();
  };
  return (
    <>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {failed && !answer && <Failure onRetry={tryAgain} />}
      {answer && (
        <div aria-busy={loading} className={styles.columns}>
          {answer.found.sections.length > 0 && (
            <Sections page={page} sections={answer.found.sections} />
          )}
          <div>
            {direct && <DirectAnswer answer={direct} link={Link} />}
            {shown === 0 && <NoResults page={page} answer={answer} />}
            {shown > 0 && <Hits answer={answer} listRef={listRef} />}
            {failed && <Failure onRetry={tryAgain} />}
            {shown < answer.found.count && !failed && (
              <button type="button" className="button button--secondary" onClick={showMore}>
                <Translate id="site.search.more">Load more</Translate>
              </button>
            )}
          </div>
        </div>
      )}
    </>
  );
}
