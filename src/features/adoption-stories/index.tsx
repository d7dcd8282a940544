/** The adoption stories as cards, with a filter. */
import {type ReactNode, useRef} from 'react';
import FilterBar from './FilterBar';
import type {AdoptionStories} from './model';
import StoryCard from './StoryCard';
import styles from './styles.module.css';
import {useStoryFilter} from './useStoryFilter';

/** Hidden cards stay on the page, so links to them still work. */
export default function StoryWall({categories, stories}: AdoptionStories): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const {filter, choose, empty, shown} = useStoryFilter(stories, list);
  return (
    <>
      <FilterBar
        categories={categories}
        filter={filter}
        tally={{shown: shown.length, total: stories.length}}
        onChoose={choose}
        empty={empty}
      />
      <ul ref={list} className={styles.wall}>
        {stories.map((story) => (
          <StoryCard key={story.slug} story={story} hidden={!shown.includes(story)} />
        ))}
      </ul>
    </>
  );
}
