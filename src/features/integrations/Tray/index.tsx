/** The sources chosen for the comparison, at the bottom of the window while there are any. */
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import X from 'lucide-react/icons/x';
import type {ReactNode} from 'react';
import Mark from '../Mark';
import {MAX_SOURCES} from '../model/compare';
import {type State, writeState} from '../model/state';
import type {SourceSelection} from '../useComparison';
import ChoiceNotes from './ChoiceNotes';
import styles from './styles.module.css';

type Props = {state: State; selection: SourceSelection};

function Chosen({selection}: {selection: SourceSelection}): ReactNode {
  return (
    <ul>
      {selection.chosen.map((one) => (
        <li key={one.id}>
          <Mark integration={one} small />
          {one.name}
          <button
            type="button"
            aria-label={translate(
              {id: 'site.integrations.drop', message: 'Remove {name} from the comparison'},
              {name: one.name},
            )}
            onClick={() => selection.toggle(one.id)}
          >
            <X size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

export default function Tray({state, selection}: Props): ReactNode {
  const {pathname} = useLocation();
  const count = selection.chosen.length;
  const nothing = count === 0 && selection.unknown.length === 0;
  const label = translate({id: 'site.integrations.tray', message: 'Comparison'});
  return (
    <section className={styles.tray} aria-label={label} hidden={nothing}>
      <ChoiceNotes selection={selection} />
      <Chosen selection={selection} />
      <div className={styles.actions}>
        <button type="button" className="button button--secondary" onClick={selection.clear}>
          <Translate id="site.integrations.clearChoice">Clear</Translate>
        </button>
        {count > 1 ? (
          <Link
            className="button button--primary"
            to={`${pathname}${writeState({...state, view: 'compare'})}`}
          >
            <Translate id="site.integrations.compareChosen" values={{count}}>
              {'Compare {count}'}
            </Translate>
          </Link>
        ) : (
          <span>
            <Translate id="site.integrations.chooseMore" values={{most: MAX_SOURCES}}>
              {'Choose up to {most} to compare'}
            </Translate>
          </span>
        )}
      </div>
    </section>
  );
}
