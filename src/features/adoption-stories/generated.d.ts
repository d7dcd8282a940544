/** Type of the file that plugins/community writes for this page. */
declare module '@generated/community-data/default/adoption-stories.json' {
  import type {AdoptionStories} from '@site/src/features/adoption-stories/model';

  const stories: AdoptionStories;
  export default stories;
}
