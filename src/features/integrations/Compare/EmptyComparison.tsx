/** Shown when no source is chosen: how to choose some, and an example. */
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {type State, writeState} from '../model/state';
import styles from './styles.module.css';

/** Sources that readers often compare. */
const EXAMPLE = ['snowflake', 'bigquery', 'redshift'];

export default function EmptyComparison({state}: {state: State}): ReactNode {
  const {pathname} = useLocation();
  const to = (change: Partial<State>) => `${pathname}${writeState({...state, ...change})}`;
  return (
    <div className={styles.empty}>
      <p>
        <Translate id="site.integrations.empty">
          Choose up to four sources above, or with the checkboxes on the cards and in the matrix.
        </Translate>
      </p>
      <p className={styles.actions}>
        <Link className="button button--secondary" to={to({view: 'cards'})}>
          <Translate id="site.integrations.toCards">Choose from the cards</Translate>
        </Link>
        <Link className="button button--secondary" to={to({compare: EXAMPLE})}>
          <Translate id="site.integrations.example">Compare three warehouses</Translate>
        </Link>
      </p>
    </div>
  );
}
