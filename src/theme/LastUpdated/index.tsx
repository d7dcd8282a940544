/** When a page was last changed, and by whom; unlike the stock one, it doesn't make the browser load rules for dates. */
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {shortDate} from '@site/src/lib/dates';
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';

function AtDate({at}: {at: number}): ReactNode {
  const date = (
    <b>
      <time dateTime={new Date(at).toISOString()} itemProp="dateModified">
        {shortDate(at)}
      </time>
    </b>
  );
  return (
    <Translate id="theme.lastUpdated.atDate" values={{date}}>
      {' on {date}'}
    </Translate>
  );
}

function ByUser({name}: {name: string}): ReactNode {
  return (
    <Translate id="theme.lastUpdated.byUser" values={{user: <b>{name}</b>}}>
      {' by {user}'}
    </Translate>
  );
}

export default function LastUpdated({lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        values={{
          atDate: lastUpdatedAt ? <AtDate at={lastUpdatedAt} /> : '',
          byUser: lastUpdatedBy ? <ByUser name={lastUpdatedBy} /> : '',
        }}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
      {process.env.NODE_ENV === 'development' && <small> (not the real date in npm start)</small>}
    </span>
  );
}
