/** Why to trust the platform: who uses it and who builds it, each figure with a link to its source. */
import data from '@generated/home-data/default/home.json';
import Link from '@docusaurus/Link';
import {longDate} from '@site/src/lib/dates';
import {CODE_URL} from '@site/src/lib/links';
import type {ReactNode} from 'react';
import {atLeast} from '../at-least';
import styles from './styles.module.css';

const {adopters, project} = data;

/** How many companies the line names. */
const NAMED = 6;

const FIGURES: readonly {figure: string; text: string; source: string}[] = [
  {
    figure: atLeast(project.contributors),
    text: 'contributors',
    source: `${CODE_URL}/graphs/contributors`,
  },
  {figure: atLeast(project.releases), text: 'releases', source: `${CODE_URL}/releases`},
  {figure: 'Apache 2.0', text: 'license', source: `${CODE_URL}/blob/master/LICENSE`},
];

export default function Trust(): ReactNode {
  const names = adopters.stories.slice(0, NAMED).map(({company}) => company);
  return (
    <div className={styles.trust}>
      <p className={styles.users}>
        <Link to="/adoption-stories">
          <b>{atLeast(adopters.companies)}</b> companies use it
        </Link>
        <span className={styles.names}>{names.join(', ')}…</span>
      </p>
      <ul className={styles.figures} aria-label="Who builds DataHub">
        {FIGURES.map(({figure, text, source}) => (
          <li key={text}>
            <Link href={source}>
              <b>{figure}</b> {text}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.source}>
        Counted on {longDate(project.asOf)}, in the{' '}
        <Link href={`${CODE_URL}/commits/${project.commit}`}>public history</Link>
      </p>
    </div>
  );
}
