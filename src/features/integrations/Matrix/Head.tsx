/** The column headers; clicking one sorts by it. */
import {translate} from '@docusaurus/Translate';
import {CAPABILITIES} from '@site/src/features/integrations/model/vocabulary';
import clsx from 'clsx';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type {ReactNode} from 'react';
import {BY_NAME, BY_NAME_DOWN} from '../model/sort';
import {slug} from '../../../lib/slug';
import styles from './styles.module.css';

type Props = {sort: string; onSort: (sort: string) => void};

type Direction = 'ascending' | 'descending' | undefined;

function SortArrow({direction}: {direction: Direction}): ReactNode {
  if (direction === undefined) return null;
  return direction === 'ascending' ? (
    <ArrowUp size={14} aria-hidden />
  ) : (
    <ArrowDown size={14} aria-hidden />
  );
}

function nameDirection(sort: string): Direction {
  if (sort === BY_NAME) return 'ascending';
  return sort === BY_NAME_DOWN ? 'descending' : undefined;
}

export default function Head({sort, onSort}: Props): ReactNode {
  const byName = nameDirection(sort);
  return (
    <thead>
      <tr>
        <th scope="col" aria-sort={byName}>
          <button
            type="button"
            className={clsx(styles.sorter, styles.bySource)}
            onClick={() => onSort(byName === 'ascending' ? BY_NAME_DOWN : BY_NAME)}
          >
            {translate({id: 'site.integrations.source', message: 'Source'})}
            <SortArrow direction={byName} />
          </button>
        </th>
        {CAPABILITIES.map((capability) => {
          const id = slug(capability);
          const direction = sort === id ? 'descending' : undefined;
          return (
            <th key={capability} scope="col" aria-sort={direction} className={styles.capability}>
              <button
                type="button"
                className={styles.sorter}
                onClick={() => onSort(direction ? BY_NAME : id)}
              >
                <span>{capability}</span>
                <SortArrow direction={direction} />
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
