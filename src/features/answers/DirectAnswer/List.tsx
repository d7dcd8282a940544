/** A list of which only the first items are shown. */
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Fold from './Fold';
import styles from './styles.module.css';

/** More would push the results off the screen. */
const SHOWN = 4;

/** @param items with keys */
export default function List({items}: {items: readonly ReactNode[]}): ReactNode {
  // A fold with one item would be as tall as the item.
  const shown = items.length === SHOWN + 1 ? items.length : SHOWN;
  const rest = items.slice(shown);
  return (
    <div className={styles.list}>
      <ul>{items.slice(0, shown)}</ul>
      {rest.length > 0 && (
        <Fold
          title={translate({id: 'site.answer.more', message: '{count} more'}, {count: rest.length})}
        >
          <ul>{rest}</ul>
        </Fold>
      )}
    </div>
  );
}
