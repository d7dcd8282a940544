/** Reads and checks the facts for the community pages. */
import type {AdoptionStories} from '../../src/features/adoption-stories/model';
import type {Honors} from '../../src/features/people/model';
import {loadAdoptionStories} from './adoption-stories/load';
import {loadHonors} from './people/load';
import {Problems} from '../facts/problems';

export type CommunityData = {stories: AdoptionStories; honors: Honors};

/** Paths of the files, relative to the project's root. */
export {STORIES_FILE} from './adoption-stories/load';
export {HONORS_FILE} from './people/load';

/** @throws ReferenceDataError that lists the problems in the facts */
export function loadCommunityData(root: string): CommunityData {
  const problems = new Problems();
  const data = {
    stories: loadAdoptionStories(root, problems),
    honors: loadHonors(root, problems),
  };
  problems.throwIfAny();
  return data;
}
