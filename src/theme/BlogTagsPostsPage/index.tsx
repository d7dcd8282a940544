/** Replaces the theme's page of one tag: its posts as cards. */
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import LearnPage from '@site/src/features/learn/LearnPage';
import {allPostsLink, tagsLink} from '@site/src/features/learn/links';
import {learnPost} from '@site/src/features/learn/model/post';
import PostCards from '@site/src/features/learn/PostCards';
import type {Props} from '@theme/BlogTagsPostsPage';
import type {ReactNode} from 'react';

export default function BlogTagsPostsPage({tag, items}: Props): ReactNode {
  return (
    <LearnPage
      heading={tag.label}
      title={translate(
        {id: 'site.learn.tagTitle', message: '{tag}: DataHub Learn posts'},
        {tag: tag.label},
      )}
      description={tag.description ?? ''}
      className={ThemeClassNames.page.blogTagPostListPage}
      searchTag="blog_tags_posts"
      links={[allPostsLink(), tagsLink()]}
    >
      <PostCards posts={items.map(({content}) => learnPost(content.metadata))} />
    </LearnPage>
  );
}
