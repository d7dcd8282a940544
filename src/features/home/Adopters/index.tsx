/** Companies that use the platform, each with what it says about it and a link to its story. */
import data from '@generated/home-data/default/home.json';
import Link from '@docusaurus/Link';
import Quotation from '@site/src/components/Quotation';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import Section from '../Section';
import styles from './styles.module.css';

const ACTIONS = {blog: 'Read the story', video: 'Watch the talk'};

const {stories, total} = data.adopters;

export default function Adopters(): ReactNode {
  return (
    <Section
      label="Who uses it"
      title="In their own words"
      lead="Teams explain what they do with DataHub. Each quote is from the story that it links to."
    >
      <ul className={styles.grid}>
        {stories.map(({company, slug, topic, kind, url, quote}) => (
          <li key={slug} className={styles.story}>
            <Heading as="h3" className={styles.company} translate="no">
              {company}
            </Heading>
            <p>{topic}</p>
            {quote && <Quotation {...quote} />}
            <Link href={url} className={styles.link} aria-label={`${ACTIONS[kind]} by ${company}`}>
              {ACTIONS[kind]}
            </Link>
          </li>
        ))}
      </ul>
      <Link className="button button--secondary button--lg" to="/adoption-stories">
        All {total} stories
      </Link>
    </Section>
  );
}
