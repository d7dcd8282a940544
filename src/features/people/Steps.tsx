/** What a reader can do, as tiles, each with a link to the page that explains how. */
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A way to take part, and a link to the page that explains it. */
export type Step = {title: string; text: string; link: {to: string; label: string}};

export default function Steps({steps}: {steps: readonly Step[]}): ReactNode {
  return (
    <ul className={styles.steps}>
      {steps.map(({title, text, link}) => (
        <li key={title}>
          <Heading as="h3">{title}</Heading>
          <p>{text}</p>
          <Link to={link.to}>{link.label}</Link>
        </li>
      ))}
    </ul>
  );
}
