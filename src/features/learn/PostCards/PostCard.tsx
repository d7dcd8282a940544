/** One post as a card: drawing, title, description, audience, date, reading time. */
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {MOTIFS} from '../motifs';
import PostMeta from '../PostMeta';
import type {LearnPost} from '../model/post';
import styles from './styles.module.css';

export default function PostCard({post}: {post: LearnPost}): ReactNode {
  const {title, description, permalink, audience, motif} = post;
  const Motif = MOTIFS[motif];
  return (
    <li className={clsx('card', styles.card)}>
      {Motif && <Motif aria-hidden="true" />}
      <Heading as="h2">
        <Link to={permalink}>{title}</Link>
      </Heading>
      <p>{description}</p>
      <p className={styles.audience}>
        {audience.map((label) => (
          <span key={label} className="badge">
            {label}
          </span>
        ))}
      </p>
      <PostMeta post={post} />
    </li>
  );
}
