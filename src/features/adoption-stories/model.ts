/** What the adoption stories page shows; the build checks reference/adoption-stories.yaml against these types. */

/** What somebody said, and who, if the story names them. */
export type Quote = {text: string; by?: string | undefined};

/** A company's account of how it uses DataHub, on another site. */
export type AdoptionStory = {
  company: string;
  /** The story's anchor on its page. */
  slug: string;
  category: string;
  /** Set if the company uses DataHub Cloud. */
  cloud?: true | undefined;
  kind: 'blog' | 'video';
  /** An https URL. */
  url: string;
  topic: string;
  /** A sentence of the story, exactly as written there. */
  quote?: Quote | undefined;
  /** A result that the story gives. */
  figure?: {value: string; text: string} | undefined;
};

/** Everything the page shows. */
export type AdoptionStories = {
  categories: string[];
  stories: AdoptionStory[];
  without_story: string[];
};
