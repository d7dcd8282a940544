/** A link to the same query where it has results: in all sections, or in another version. */
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useCount, useVersionLabel} from '../labels';
import type {SearchPageState} from '../useSearchState';
import type {Scope} from './useAlternatives';

type Props = {
  page: SearchPageState;
  /** Name of the version without results, in one section or in all of them. */
  from: string;
  scope: Scope;
};

export default function BroaderSearch({page, from, scope: {version, count}}: Props): ReactNode {
  const label = useVersionLabel()(version);
  const pages = useCount()(count);
  const text =
    version === from
      ? translate({id: 'site.search.broader.sections', message: '{pages} in all sections'}, {pages})
      : translate(
          {id: 'site.search.broader.version', message: '{pages} in version {label}'},
          {pages, label},
        );
  return (
    <p>
      <Link to={page.addressOf({version, section: ''})}>{text}</Link>
    </p>
  );
}
