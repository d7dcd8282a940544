/** What the pages of the Learn blog show about a post. */
import type {PropBlogPostMetadata} from '@docusaurus/plugin-content-blog';

/** A docs page as a card at the end of a post. */
export type RelatedDoc = {to: string; title: string; text: string};

/** A post of the Learn blog. */
export type LearnPost = {
  title: string;
  description: string;
  permalink: string;
  /** ISO 8601, UTC. */
  date: string;
  /** Minutes; undefined if the blog doesn't show it. */
  readingTime: number | undefined;
  audience: readonly string[];
  /** Name of the drawing on the post's card, a file in `motifs/`. */
  motif: string;
  related: readonly RelatedDoc[];
};

/** @returns the post for the blog plugin's metadata, whose front matter `prepare-posts.ts` has validated */
export function learnPost(metadata: PropBlogPostMetadata): LearnPost {
  const {title, description, permalink, date, readingTime, frontMatter} = metadata;
  return {
    title,
    description,
    permalink,
    date,
    readingTime,
    audience: frontMatter['audience'] as readonly string[],
    motif: frontMatter['motif'] as string,
    related: frontMatter['related'] as readonly RelatedDoc[],
  };
}

/** @returns the posts grouped by year, in the given order */
export function byYear<Post extends {date: string}>(
  posts: readonly Post[],
): {year: string; posts: Post[]}[] {
  const years = new Map<string, Post[]>();
  for (const post of posts) {
    const year = post.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].map(([year, group]) => ({year, posts: group}));
}
