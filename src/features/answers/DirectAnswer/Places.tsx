/** Where something is documented, if there are several places: a field of several sources, an option of several commands. */
import {translate} from '@docusaurus/Translate';
import type {ComponentType, ReactNode} from 'react';
import {common} from '../common';
import type {Fact} from '../model/fact';
import CodeText from './CodeText';
import List from './List';
import styles from './styles.module.css';

/** A link to a page of the site. */
export type AnswerLink = ComponentType<{to: string; children: ReactNode}>;

/** What differs from place to place: the default of a field, the effect of an option. */
function noteOf(facts: readonly Fact[]): (fact: Fact) => string {
  const isField = facts[0]?.kind === 'field';
  const valueOf = ({details, text}: Fact) => (isField ? (details?.default ?? '') : text);
  if (common(facts, valueOf) !== undefined) return () => '';
  return (fact) => {
    const value = valueOf(fact);
    if (!isField || value === '') return value;
    return translate({id: 'site.answer.defaultOf', message: 'default: {value}'}, {value});
  };
}

type Props = {facts: readonly Fact[]; link: AnswerLink};

export default function Places({facts, link: Link}: Props): ReactNode {
  const note = noteOf(facts);
  const rows = facts
    .flatMap((fact) => fact.places.map((place) => ({...place, note: note(fact)})))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <List
      items={rows.map(({label, url, note: text}) => (
        <li key={`${label} ${url} ${text}`}>
          <Link to={url}>{label}</Link>{' '}
          {text !== '' && (
            <span className={styles.note}>
              <CodeText text={text} />
            </span>
          )}
        </li>
      ))}
    />
  );
}
