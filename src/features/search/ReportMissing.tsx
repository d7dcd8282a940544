/** Asks readers to report missing results. */
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {missingResultsUrl} from './report-missing';

type Props = {
  query: string;
  /** Label of the version that was searched. */
  version: string;
  className?: string;
};

export default function ReportMissing({query, version, className}: Props): ReactNode {
  return (
    <p className={className}>
      <Translate id="site.search.missing">Believe this query should return results?</Translate>{' '}
      <Link href={missingResultsUrl({query, version, page: window.location.href})}>
        <Translate id="site.search.report">Let us know.</Translate>
      </Link>
    </p>
  );
}
