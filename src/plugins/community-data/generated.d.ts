/** Types of the files that the plugin writes. */
declare module '@generated/community-data/default/adoption-stories.json' {
  import type {AdoptionStories} from '@site/src/features/adoption-stories/schema';

  const stories: AdoptionStories;
  export default stories;
}

declare module '@generated/community-data/default/honors.json' {
  import type {Honors} from '@site/src/features/people/schema';

  const honors: Honors;
  export default honors;
}
