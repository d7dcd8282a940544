/** Replaces the theme's list of excerpts: /learn shows all posts as cards, with a filter by audience. */
import {ThemeClassNames} from '@docusaurus/theme-common';
import AudienceFilter from '@site/src/features/learn/AudienceFilter';
import LearnPage from '@site/src/features/learn/LearnPage';
import {archiveLink, tagsLink} from '@site/src/features/learn/links';
import {learnPost} from '@site/src/features/learn/model/post';
import type {Props} from '@theme/BlogListPage';
import StructuredData from '@theme/BlogListPage/StructuredData';
import type {ReactNode} from 'react';

export default function BlogListPage(props: Props): ReactNode {
  const {blogTitle, blogDescription} = props.metadata;
  return (
    <>
      <StructuredData {...props} />
      <LearnPage
        heading={blogTitle}
        description={blogDescription}
        className={ThemeClassNames.page.blogListPage}
        searchTag="blog_posts_list"
        links={[tagsLink(), archiveLink()]}
      >
        <AudienceFilter posts={props.items.map(({content}) => learnPost(content.metadata))} />
      </LearnPage>
    </>
  );
}
