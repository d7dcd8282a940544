/** The state of the audience filter, which is stored in the URL so that links and Back restore it. */
import {translate} from '@docusaurus/Translate';
import {useQueryStringList} from '@docusaurus/theme-common';
import {toggled} from '../../../lib/toggled';
import {postsFor} from '../model/audience';
import {AUDIENCE_PARAM} from '../model/paths';
import type {LearnPost} from '../model/post';

function summaryOf(shown: number, total: number): string {
  if (shown === 0) {
    return translate({id: 'site.learn.none', message: 'No posts for this audience yet.'});
  }
  if (shown === total) {
    return translate({id: 'site.learn.every', message: 'All {total} posts'}, {total});
  }
  return translate({id: 'site.learn.some', message: '{shown} of {total} posts'}, {shown, total});
}

/** @returns the chosen audiences, the posts for them, a summary, and a function to change the choice */
export function useAudienceFilter(posts: readonly LearnPost[]) {
  const [chosen, setChosen] = useQueryStringList(AUDIENCE_PARAM);
  const shown = postsFor(posts, chosen);
  return {
    chosen,
    shown,
    summary: summaryOf(shown.length, posts.length),
    toggle: (key: string) => setChosen((keys) => toggled(keys, key)),
    clear: () => setChosen([]),
  };
}
