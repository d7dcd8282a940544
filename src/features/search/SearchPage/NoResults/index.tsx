/** What to do about a search that found nothing. */
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import WaysOn from '@site/src/features/page-finder/WaysOn';
import type {ReactNode} from 'react';
import ReportMissing from '../../ReportMissing';
import type {Answer} from '../useResults';
import type {SearchPageState} from '../useSearchState';
import {useVersionLabel} from '../useVersionLabel';
import Elsewhere from './Elsewhere';
import styles from './styles.module.css';
import {useAlternatives} from './useAlternatives';

type Props = {page: SearchPageState; answer: Answer};

export default function NoResults({page, answer}: Props): ReactNode {
  const {query, version} = answer.state;
  const labelOf = useVersionLabel();
  const {queries, place} = useAlternatives(page, answer);
  return (
    <>
      <div className={styles.room}>
        {place && <Elsewhere page={page} from={version} place={place} />}
        {queries.length > 0 && (
          <p>
            <Translate id="site.search.suggestions">Try searching for</Translate>{' '}
            {queries.map((near, index) => (
              <span key={near}>
                {index > 0 && ', '}
                <Link to={page.addressOf({query: near, section: ''})}>{near}</Link>
              </span>
            ))}
          </p>
        )}
        <ReportMissing query={query} version={labelOf(version)} />
      </div>
      <WaysOn />
    </>
  );
}
