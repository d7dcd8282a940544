/** Who uses the platform, each with a link to what they told about it. */
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {ADOPTERS} from '../content/adopters';
import Section from '../Section';
import styles from './styles.module.css';

const ACTIONS = {article: 'Read the story', video: 'Watch the talk'};

export default function Adopters(): ReactNode {
  return (
    <Section
      label="Who uses it"
      title="In their own words"
      lead="What teams do with DataHub, told by themselves."
    >
      <ul className={styles.grid}>
        {ADOPTERS.map(({company, topic, kind, href}) => (
          <li key={company} className={styles.story}>
            <Heading as="h3" className={styles.company}>
              {company}
            </Heading>
            <p>{topic}</p>
            <Link href={href} className={styles.link} aria-label={`${ACTIONS[kind]} of ${company}`}>
              {ACTIONS[kind]}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
