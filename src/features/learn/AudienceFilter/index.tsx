/** The Learn posts, below toggle buttons that show only the posts for the chosen audiences. */
import {translate} from '@docusaurus/Translate';
import FilterToggles from '@site/src/components/FilterToggles';
import type {ReactNode} from 'react';
import {audiencesOf} from '../model/audience';
import type {LearnPost} from '../model/post';
import PostCards from '../PostCards';
import {useAudienceFilter} from './useAudienceFilter';

/** @param props all posts, in display order */
export default function AudienceFilter({posts}: {posts: readonly LearnPost[]}): ReactNode {
  const {chosen, shown, summary, toggle, clear} = useAudienceFilter(posts);
  const toggles = audiencesOf(posts).map(({key, label}) => ({
    key,
    label,
    on: chosen.includes(key),
    onToggle: () => toggle(key),
  }));
  return (
    <>
      <FilterToggles
        groups={[{label: translate({id: 'site.learn.for', message: 'Written for'}), toggles}]}
        summary={summary}
        clearLabel={translate({id: 'site.learn.all', message: 'Show all posts'})}
        onClear={chosen.length > 0 ? clear : undefined}
      />
      <PostCards posts={shown} />
    </>
  );
}
