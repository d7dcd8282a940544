/** The sections of the site with results: a link for each, which restricts the results to it. */
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {type ReactNode, useLayoutEffect, useRef} from 'react';
import type {Found} from '../../types';
import type {SearchPageState} from '../useSearchState';
import styles from './styles.module.css';

type Props = {page: SearchPageState; sections: Found['sections']};

/** In a row that is wider than the screen, the chosen section may be outside of it. */
function showChosen(list: HTMLElement | null): void {
  const chosen = list?.querySelector('[aria-current]')?.getBoundingClientRect();
  const room = list?.getBoundingClientRect();
  if (list && chosen && room && chosen.right > room.right)
    list.scrollLeft = chosen.left - room.left;
}

export default function Sections({page, sections}: Props): ReactNode {
  const {state, addressOf} = page;
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => showChosen(list.current), []);
  const all = {
    section: '',
    name: translate({id: 'site.search.allSections', message: 'All sections'}),
    count: sections.reduce((sum, {count}) => sum + count, 0),
  };
  const rows = [all, ...sections.map(({name, count}) => ({section: name, name, count}))];
  return (
    <nav
      className={styles.sections}
      aria-label={translate({id: 'site.search.sections', message: 'Sections'})}
    >
      <ul ref={list}>
        {rows.map(({section, name, count}) => (
          <li key={section}>
            <Link
              to={addressOf({section})}
              aria-current={section === state.section ? 'true' : undefined}
            >
              {name} <span>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
