/** Replaces the theme's alphabetical list of tags: topics and audiences, each tag with its description. */
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import LinkCards from '@site/src/components/LinkCards';
import LearnPage from '@site/src/features/learn/LearnPage';
import {allPostsLink, archiveLink} from '@site/src/features/learn/links';
import {tagGroups} from '@site/src/features/learn/tag-groups';
import type {Props} from '@theme/BlogTagsListPage';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

export default function BlogTagsListPage({tags}: Props): ReactNode {
  const {topics, audiences} = tagGroups(tags);
  const sections = [
    {title: translate({id: 'site.learn.tags.topics', message: 'By topic'}), cards: topics},
    {title: translate({id: 'site.learn.tags.audiences', message: 'By audience'}), cards: audiences},
  ];
  return (
    <LearnPage
      heading={translate({id: 'site.learn.tags.heading', message: 'Learn by tag'})}
      description={translate({
        id: 'site.learn.tags.description',
        message: 'All DataHub Learn tags, by topic and by audience, each with its description.',
      })}
      className={ThemeClassNames.page.blogTagsListPage}
      searchTag="blog_tags_list"
      links={[allPostsLink(), archiveLink()]}
    >
      {sections.map(({title, cards}) => (
        <section key={title} className="margin-top--lg">
          <Heading as="h2">{title}</Heading>
          <LinkCards level="h3" cards={cards} />
        </section>
      ))}
    </LearnPage>
  );
}
