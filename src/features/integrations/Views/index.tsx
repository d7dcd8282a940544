/** Links to the views, each of which has its own URL. */
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Table from 'lucide-react/icons/table';
import type {ReactNode} from 'react';
import {type State, type View, VIEWS, writeState} from '../model/state';
import styles from './styles.module.css';

const ICONS = {cards: LayoutGrid, matrix: Table, compare: GitCompareArrows};

function label(view: View): string {
  switch (view) {
    case 'cards':
      return translate({id: 'site.integrations.cards', message: 'Cards'});
    case 'matrix':
      return translate({id: 'site.integrations.matrix', message: 'Matrix'});
    case 'compare':
      return translate({id: 'site.integrations.compare', message: 'Compare'});
  }
}

export default function Views({state, count}: {state: State; count: number}): ReactNode {
  const {pathname} = useLocation();
  return (
    <nav
      className={styles.views}
      aria-label={translate({id: 'site.integrations.views', message: 'View'})}
    >
      {VIEWS.map((view) => {
        const Icon = ICONS[view];
        return (
          <Link
            key={view}
            to={`${pathname}${writeState({...state, view})}`}
            aria-current={view === state.view ? 'page' : undefined}
          >
            <Icon size={18} aria-hidden />
            {label(view)}
            {view === 'compare' && count > 0 && (
              <span className="badge">
                <Translate id="site.integrations.chosen" values={{count}}>
                  {'{count}'}
                </Translate>
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
