/**
 * Replaces the theme's header of a post: a back link, title, audience, date, reading time, and on a phone the headings.
 */
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {slug} from '@site/src/lib/slug';
import {allPostsLink} from '@site/src/features/learn/links';
import {AUDIENCE_PARAM, LEARN_PATH} from '@site/src/features/learn/model/paths';
import {learnPost} from '@site/src/features/learn/model/post';
import CopyPage from '@site/src/features/page-copy';
import PostMeta from '@site/src/features/learn/PostMeta';
import Heading from '@theme/Heading';
import TOCCollapsible from '@theme/TOCCollapsible';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, toc} = useBlogPost();
  const post = learnPost(metadata);
  const back = allPostsLink();
  return (
    <header className={styles.head}>
      <CopyPage page={metadata.permalink} />
      <Link to={back.to}>{back.label}</Link>
      <Heading as="h1">{post.title}</Heading>
      <PostMeta post={post}>
        {post.audience.map((label) => (
          <Link key={label} to={`${LEARN_PATH}?${AUDIENCE_PARAM}=${slug(label)}`}>
            {label}
          </Link>
        ))}
      </PostMeta>
      <TOCCollapsible toc={toc} className={clsx(ThemeClassNames.docs.docTocMobile, styles.toc)} />
    </header>
  );
}
