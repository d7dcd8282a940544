/** The questions as text for readers without scripts, for whom the form wouldn't work. */
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {emptyIssue} from './compose';
import {QUESTIONS} from './questions';
import styles from './styles.module.css';

export default function QuestionList(): ReactNode {
  return (
    <div className={styles.plain}>
      <ol>
        {QUESTIONS.map(({key, label, hint}) => (
          <li key={key}>
            <b>{label}</b> {hint}
          </li>
        ))}
      </ol>
      <p>
        <Link to={emptyIssue()}>Open an issue with these questions</Link>
      </p>
    </div>
  );
}
