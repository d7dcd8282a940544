/** A grid of cards, each a link with a title and one line. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import styles from './styles.module.css';

/** A link with a title and one line of text. */
export type LinkCard = {to: string; title: string; text: string};

type Props = {
  /** Heading level of the card titles, one below the heading of their section. */
  level: 'h2' | 'h3';
  cards: readonly LinkCard[];
};

export default function LinkCards({level, cards}: Props): ReactNode {
  return (
    <ul className={styles.grid}>
      {cards.map(({to, title, text}) => (
        <li key={to} className={clsx('card', styles.card)}>
          <Heading as={level}>
            <Link to={to} className={styles.link}>
              {title}
            </Link>
          </Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
