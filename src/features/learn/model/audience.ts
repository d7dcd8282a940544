/** Who a post is for: the choices of the filter, and what a choice leaves over. */
import {slug} from '../../../lib/slug';

/** One choice of the filter. `key` stands in the address, `label` on the button. */
export type Audience = {key: string; label: string};

/** The audiences that the posts name, each once, in the order in which they first appear. */
export function audiencesOf(posts: readonly {audience: readonly string[]}[]): Audience[] {
  const labels = new Set(posts.flatMap(({audience}) => audience));
  return [...labels].map((label) => ({key: slug(label), label}));
}

/** The posts for any of the chosen audiences; all of them if none is chosen. */
export function postsFor<Post extends {audience: readonly string[]}>(
  posts: readonly Post[],
  keys: readonly string[],
): Post[] {
  if (keys.length === 0) return [...posts];
  return posts.filter(({audience}) => audience.some((label) => keys.includes(slug(label))));
}
