/** Asks for a word about results that the reader misses. */
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {missingResultsUrl} from '../../report-missing';
import {useVersionLabel} from '../useVersionLabel';

type Props = {query: string; version: string};

export default function ReportMissing({query, version}: Props): ReactNode {
  const label = useVersionLabel()(version);
  const href = missingResultsUrl({query, version: label, page: window.location.href});
  return (
    <p>
      <Translate id="site.search.missing">Believe this query should return results?</Translate>{' '}
      <Link href={href}>
        <Translate id="site.search.report">Let us know.</Translate>
      </Link>
    </p>
  );
}
