/** The options of the audience filter, and the posts that match it. */
import {slug} from '../../../lib/slug';

/** One option of the filter. `key` is used in the URL, `label` on the button. */
type Audience = {key: string; label: string};

/** @returns the audiences of the posts without duplicates, in the order in which they first appear */
export function audiencesOf(posts: readonly {audience: readonly string[]}[]): Audience[] {
  const labels = new Set(posts.flatMap(({audience}) => audience));
  return [...labels].map((label) => ({key: slug(label), label}));
}

/** @returns the posts for any of the chosen audiences; all posts if none is chosen */
export function postsFor<Post extends {audience: readonly string[]}>(
  posts: readonly Post[],
  keys: readonly string[],
): Post[] {
  if (keys.length === 0) return [...posts];
  return posts.filter(({audience}) => audience.some((label) => keys.includes(slug(label))));
}
