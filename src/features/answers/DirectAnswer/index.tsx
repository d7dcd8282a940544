/** The answer to a query that names something the reference documents, above the results. */
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {DirectAnswer as Answer} from '../choose';
import {common} from '../common';
import {kindLabel, placesOf} from '../labels';
import CodeText from './CodeText';
import CopyIconButton from '@site/src/components/CopyIconButton';
import Details from './Details';
import Grants from './Grants';
import Parts from './Parts';
import Places, {type AnswerLink} from './Places';
import styles from './styles.module.css';

type Props = {
  answer: Answer;
  /** How links are drawn where the answer is. */
  link: AnswerLink;
};

export default function DirectAnswer({answer, link: Link}: Props): ReactNode {
  const {name, kind, facts} = answer;
  const [fact] = facts;
  const [place, ...others] = placesOf(answer);
  if (!fact || !place) return null;
  // What readers paste.
  const copied = fact.details?.constant ?? name.replace(/^-\w, /, '');
  const isCode = kind !== 'grants' && kind !== 'privilege';
  const text = common(facts, (one) => one.text);
  const isDeprecated = common(facts, (one) => one.deprecated);
  return (
    <section
      className={styles.answer}
      aria-label={translate({id: 'site.answer.label', message: 'Answer'})}
    >
      <p className={styles.kind}>
        {kindLabel(answer)}
        {isDeprecated && ` · ${translate({id: 'site.answer.deprecated', message: 'Deprecated'})}`}
      </p>
      <p className={styles.name}>
        <Link to={place.url}>{isCode ? <code translate="no">{name}</code> : name}</Link>
        {kind !== 'grants' && <CopyIconButton text={copied} name={copied} />}
      </p>
      {text && (
        <p>
          <CodeText text={text} />
        </p>
      )}
      <Details facts={facts} />
      {kind === 'grants' ? <Grants {...fact} /> : fact.parts && <Parts parts={fact.parts} />}
      {/* The page of all variables repeats those of the CLI. */}
      {others.length > 0 && kind !== 'variable' && <Places facts={facts} link={Link} />}
    </section>
  );
}
