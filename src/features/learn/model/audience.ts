/** Who a post is for: the choices of the filter, and what a choice leaves over. */

/** One choice of the filter. `key` stands in the address, `label` on the button. */
export type Audience = {key: string; label: string};

/** `Data Engineers` → `data-engineers`, as in the tag `for-data-engineers`. */
export function audienceKey(label: string): string {
  return label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** The audiences that the posts name, each once, in the order in which they first appear. */
export function audiencesOf(posts: readonly {audience: readonly string[]}[]): Audience[] {
  const labels = new Set(posts.flatMap(({audience}) => audience));
  return [...labels].map((label) => ({key: audienceKey(label), label}));
}

/** The posts for any of the chosen audiences; all of them if none is chosen. */
export function postsFor<Post extends {audience: readonly string[]}>(
  posts: readonly Post[],
  keys: readonly string[],
): Post[] {
  if (keys.length === 0) return [...posts];
  return posts.filter(({audience}) => audience.some((label) => keys.includes(audienceKey(label))));
}

/** The keys after a press of one button: without the key if it was chosen, otherwise with it. */
export function toggled(keys: readonly string[], key: string): string[] {
  return keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];
}
