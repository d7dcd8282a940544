/** Replaces the theme's archive: all posts by year, newest first. */
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import LearnPage from '@site/src/features/learn/LearnPage';
import {allPostsLink, tagsLink} from '@site/src/features/learn/links';
import {byYear, learnPost} from '@site/src/features/learn/model/post';
import PostMeta from '@site/src/features/learn/PostMeta';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function BlogArchivePage({archive}: Props): ReactNode {
  const years = byYear(archive.blogPosts.map(({metadata}) => learnPost(metadata)));
  return (
    <LearnPage
      heading={translate({id: 'site.learn.archive.heading', message: 'Learn archive'})}
      description={translate({
        id: 'site.learn.archive.description',
        message: 'Every DataHub Learn post by year, newest first, on one page without pictures.',
      })}
      className="blog-archive-page"
      searchTag="blog_archive"
      links={[allPostsLink(), tagsLink()]}
    >
      {years.map(({year, posts}) => (
        <section key={year} className="margin-top--lg">
          <Heading as="h2">{year}</Heading>
          <ul className={styles.list}>
            {posts.map((post) => (
              <li key={post.permalink}>
                <Link to={post.permalink}>{post.title}</Link>
                <PostMeta post={post} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </LearnPage>
  );
}
