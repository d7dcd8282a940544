/** Companies that use the platform, each with a link to its story. */
import stories from '@generated/community-data/default/adoption-stories.json';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {SHOWN_STORIES} from '../content/adopters';
import Section from '../Section';
import styles from './styles.module.css';

const ACTIONS = {blog: 'Read the story', video: 'Watch the talk'};

/** @throws Error that fails the build if no story has that slug */
function storyOf(slug: string) {
  const story = stories.stories.find((one) => one.slug === slug);
  if (story) return story;
  throw new Error(
    `src/features/home/content/adopters.ts: found "${slug}", expected a slug of reference/adoption-stories.yaml`,
  );
}

export default function Adopters(): ReactNode {
  return (
    <Section
      label="Who uses it"
      title="In their own words"
      lead="Teams explain what they do with DataHub."
    >
      <ul className={styles.grid}>
        {SHOWN_STORIES.map(storyOf).map(({company, slug, topic, kind, url}) => (
          <li key={slug} className={styles.story}>
            <Heading as="h3" className={styles.company} translate="no">
              {company}
            </Heading>
            <p>{topic}</p>
            <Link href={url} className={styles.link} aria-label={`${ACTIONS[kind]} by ${company}`}>
              {ACTIONS[kind]}
            </Link>
          </li>
        ))}
      </ul>
      <Link className="button button--secondary button--lg" to="/adoption-stories">
        All {stories.stories.length} stories
      </Link>
    </Section>
  );
}
