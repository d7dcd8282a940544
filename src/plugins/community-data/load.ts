/** Reads and checks the facts of the community's pages. */
import {loadAdoptionStories} from '../../features/adoption-stories/load';
import type {AdoptionStories} from '../../features/adoption-stories/schema';
import {loadHonors} from '../../features/people/load';
import type {Honors} from '../../features/people/schema';
import {Problems} from '../../reference/problems';

export type CommunityData = {stories: AdoptionStories; honors: Honors};

/** The files that are read, relative to the project's root. */
export {STORIES_FILE} from '../../features/adoption-stories/load';
export {HONORS_FILE} from '../../features/people/load';

/** @throws ReferenceDataError that lists what is wrong with the facts */
export function loadCommunityData(root: string): CommunityData {
  const problems = new Problems();
  const data = {
    stories: loadAdoptionStories(root, problems),
    honors: loadHonors(root, problems),
  };
  problems.throwIfAny();
  return data;
}
