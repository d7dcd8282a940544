/** The plan: what to do in each phase, in order, and what is only good to know. */
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import type {PhasePlan, Plan} from '../model/plan';
import type {Step} from '../model/types';
import {phaseName} from '../words';
import InlineText from './InlineText';
import NoteItem from './NoteItem';
import styles from './styles.module.css';

type Props = {plan: Plan; titles: ReadonlyMap<string, string>};

const stepItems = (steps: readonly Step[]) =>
  steps.map(({id, step, how}) => (
    <li key={id}>
      <b>{step}.</b>
      <p className={styles.action}>
        <InlineText text={`${how}.`} />
      </p>
    </li>
  ));

function Phase({phase, first, notes, last, titles}: PhasePlan & Pick<Props, 'titles'>): ReactNode {
  return (
    <>
      <Heading as="h2" id={phase}>
        {phaseName(phase)}
      </Heading>
      <ol className={styles.steps}>
        {stepItems(first)}
        {notes.map((note) => (
          <li key={note.id}>
            <NoteItem note={note} titles={titles} />
          </li>
        ))}
        {stepItems(last)}
      </ol>
    </>
  );
}

export default function PlanView({plan: {phases, known}, titles}: Props): ReactNode {
  return (
    <>
      {phases.map((phase) => (
        <Phase key={phase.phase} {...phase} titles={titles} />
      ))}
      {known.length > 0 && (
        <>
          <Heading as="h2" id="know">
            <Translate id="site.upgrade.known">Good to know</Translate>
          </Heading>
          <ul className={styles.steps}>
            {known.map((note) => (
              <li key={note.id}>
                <NoteItem note={note} titles={titles} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
