/** Leads to where the same query does find pages: all sections of a version. */
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useCount} from '../useCount';
import type {SearchPageState} from '../useSearchState';
import {useVersionLabel} from '../useVersionLabel';
import type {Place} from './useAlternatives';

type Props = {
  page: SearchPageState;
  /** Name of the version in which some section held nothing, or all of them. */
  from: string;
  place: Place;
};

export default function Elsewhere({page, from, place: {version, count}}: Props): ReactNode {
  const label = useVersionLabel()(version);
  const pages = useCount()(count);
  const text =
    version === from
      ? translate(
          {id: 'site.search.elsewhere.sections', message: '{pages} in all sections'},
          {pages},
        )
      : translate(
          {id: 'site.search.elsewhere.version', message: '{pages} in version {label}'},
          {pages, label},
        );
  return (
    <p>
      <Link to={page.addressOf({version, section: ''})}>{text}</Link>
    </p>
  );
}
