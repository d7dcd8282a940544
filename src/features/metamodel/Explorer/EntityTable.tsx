/** The entities that were found, with those of their aspects that fit. */
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import CodeInline from '@theme/CodeInline';
import type {ReactNode} from 'react';
import type {Found} from '../model/filter';
import {sinceText} from '../words';
import {EntityLink} from './open';
import styles from './styles.module.css';

type Props = {found: readonly Found[]; filtered: boolean};

/** Without a filter, the names of all aspects would say little. */
function Aspects({aspects}: Pick<Found, 'aspects'>): ReactNode {
  return aspects.map(({name, since}) => (
    <span key={name} className={styles.aspect}>
      <CodeInline>{name}</CodeInline>
      {since !== undefined && <small> {sinceText(since)}</small>}{' '}
    </span>
  ));
}

export default function EntityTable({found, filtered}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="site.metamodel.column.entity">Entity</Translate>
          </th>
          <th scope="col">
            <Translate id="site.metamodel.column.what">What it is</Translate>
          </th>
          <th scope="col">
            <Translate id="site.metamodel.column.aspects">Aspects</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {found.map(({entity: {name, title, summary, page, since}, aspects}) => (
          <tr key={name}>
            <td>
              <EntityLink name={name}>{title}</EntityLink>
              {since !== undefined && <small>{sinceText(since)}</small>}
            </td>
            <td>
              {summary}{' '}
              {page !== undefined && (
                <Link to={page}>
                  <Translate id="site.metamodel.page" values={{title}}>
                    {'Reference: {title}'}
                  </Translate>
                </Link>
              )}
            </td>
            <td>
              {filtered ? (
                <Aspects aspects={aspects} />
              ) : (
                selectMessage(
                  aspects.length,
                  translate(
                    {id: 'site.metamodel.aspectCount', message: '1 aspect|{count} aspects'},
                    {count: aspects.length},
                  ),
                )
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
