/** One story: the company, what it is about, what it says, and a link to it. */
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Monogram from '@site/src/components/Monogram';
import Quotation from '@site/src/components/Quotation';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {AdoptionStory} from './model';
import styles from './styles.module.css';

function Kind({kind}: Pick<AdoptionStory, 'kind'>): ReactNode {
  return kind === 'video' ? (
    <Translate id="site.stories.video">Video</Translate>
  ) : (
    <Translate id="site.stories.blog">Article</Translate>
  );
}

export default function StoryCard({
  story,
  hidden,
}: {
  story: AdoptionStory;
  hidden: boolean;
}): ReactNode {
  const {slug, company, topic, url, kind, category, cloud, quote, figure} = story;
  return (
    <li id={slug} hidden={hidden} className={clsx('card', styles.card)}>
      <Monogram name={company} />
      <Heading as="h3">
        <Link to={url} className={styles.link} translate="no">
          {company}
        </Link>
      </Heading>
      <p>{topic}</p>
      {figure && (
        <p className={styles.figure}>
          <b>{figure.value}</b> {figure.text}
        </p>
      )}
      {quote && <Quotation {...quote} />}
      <p className={styles.facts}>
        <span className="badge">
          <Kind kind={kind} />
        </span>{' '}
        <span className="badge">{category}</span>{' '}
        {cloud && <span className="badge badge--primary">DataHub Cloud</span>}
      </p>
    </li>
  );
}
