/** The wall of adoption stories, with its filter. */
import {type ReactNode, useRef} from 'react';
import FilterBar from './FilterBar';
import type {AdoptionStories} from './model';
import StoryCard from './StoryCard';
import styles from './styles.module.css';
import {useStoryFilter} from './useStoryFilter';

/** Hidden cards stay on the page, so that a link to one finds it. */
export default function StoryWall({categories, stories}: AdoptionStories): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const {filter, choose, empty, clear, shown} = useStoryFilter(stories, list);
  const clearAndStay = () => {
    clear();
    // The pressed button goes away: without this a keyboard would start anew at the top of the page.
    bar.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <FilterBar
        categories={categories}
        filter={filter}
        tally={{shown: shown.length, total: stories.length}}
        bar={bar}
        onChoose={choose}
        onClear={empty ? undefined : clearAndStay}
      />
      <ul ref={list} className={styles.wall}>
        {stories.map((story) => (
          <StoryCard key={story.slug} story={story} hidden={!shown.includes(story)} />
        ))}
      </ul>
    </>
  );
}
