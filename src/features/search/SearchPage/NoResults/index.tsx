/** What to do about a search without results. */
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import NextSteps from '../../NextSteps';
import ReportMissing from '../../ReportMissing';
import {useVersionLabel} from '../labels';
import type {Answer} from '../useResults';
import type {SearchPageState} from '../useSearchState';
import BroaderSearch from './BroaderSearch';
import styles from './styles.module.css';
import {useAlternatives} from './useAlternatives';

type Props = {page: SearchPageState; answer: Answer};

export default function NoResults({page, answer}: Props): ReactNode {
  const {query, version} = answer.state;
  const labelOf = useVersionLabel();
  const {queries, scope} = useAlternatives(page, answer);
  return (
    <>
      <div className={styles.room}>
        {scope && <BroaderSearch page={page} from={version} scope={scope} />}
        {queries.length > 0 && (
          <p>
            <Translate id="site.search.suggestions">Try searching for</Translate>{' '}
            {queries.map((near, index) => (
              <span key={near}>
                {index > 0 && <span>, </span>}
                <Link to={page.addressOf({query: near, section: ''})}>{near}</Link>
              </span>
            ))}
          </p>
        )}
        <ReportMissing query={query} version={labelOf(version)} />
      </div>
      <NextSteps />
    </>
  );
}
