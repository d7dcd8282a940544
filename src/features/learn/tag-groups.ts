/** Splits the tags of the Learn blog into topics and audiences. */
import type {LinkCard} from '@site/src/components/LinkCards';

/** A tag as the blog plugin passes it to the page of all tags. */
type Tag = {label: string; permalink: string; description?: string | undefined};

/** Prefix of the slug of audience tags: /learn/tags/for-data-engineers. */
const AUDIENCE = /\/for-[^/]+$/;

function card({label, permalink, description}: Tag): LinkCard {
  return {to: permalink, title: label, text: description ?? ''};
}

/** @returns the tags as cards, each group in alphabetical order */
export function tagGroups(tags: readonly Tag[]): {topics: LinkCard[]; audiences: LinkCard[]} {
  const sorted = [...tags].sort((a, b) => a.label.localeCompare(b.label, 'en'));
  return {
    topics: sorted.filter(({permalink}) => !AUDIENCE.test(permalink)).map(card),
    audiences: sorted.filter(({permalink}) => AUDIENCE.test(permalink)).map(card),
  };
}
