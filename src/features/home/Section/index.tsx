/** A section of the home page or the docs landing page: a small label, a heading, a lead, and the content. */
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {slug} from '../../../lib/slug';
import styles from './styles.module.css';

type Props = {
  /** A word or two above the heading; the anchor of the section is made from it. */
  label: string;
  title: string;
  lead?: ReactNode;
  /** Gives the section a different background. */
  sunken?: boolean;
  children: ReactNode;
};

export default function Section({label, title, lead, sunken, children}: Props): ReactNode {
  const id = slug(label);
  return (
    <section className={clsx(styles.section, sunken && styles.sunken)} aria-labelledby={id}>
      <div className={styles.inner}>
        <header className={styles.head}>
          <p className={styles.label}>{label}</p>
          <Heading as="h2" id={id} className={styles.title}>
            {title}
          </Heading>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
