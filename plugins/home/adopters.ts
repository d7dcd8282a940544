/** What the home page says about the companies that use the platform, and about the people who build it. */
import {loadAdoptionStories, STORIES_FILE} from '../community/adoption-stories/load';
import {ContributorError} from '../common/contributor-error';
import {Problems} from '../facts/problems';
import type {HomeData} from '../../src/features/home/model';
import {loadProject} from './project';

/** Slugs of the stories that the home page shows, in this order; its first screen names the first six companies. */
const SHOWN = [
  'netflix',
  'visa',
  'apple',
  'pinterest',
  'slack',
  'notion',
  'optum',
  'myob',
  'chime',
] as const;

/**
 * @param root absolute path of the project
 * @throws ReferenceDataError if the facts have problems
 * @throws ContributorError if a story that the page shows doesn't exist
 */
export function adopters(root: string): Pick<HomeData, 'adopters' | 'project'> {
  const problems = new Problems();
  const project = loadProject(root, problems);
  const {stories, without_story: others} = loadAdoptionStories(root, problems);
  problems.throwIfAny();
  const shown = SHOWN.map((slug) => {
    const story = stories.find((one) => one.slug === slug);
    if (story) return story;
    throw new ContributorError(
      `plugins/home/adopters.ts: found "${slug}", expected a slug of ${STORIES_FILE}`,
    );
  });
  const {contributors = 0, releases = 0, as_of: asOf = '', commit = ''} = project ?? {};
  return {
    adopters: {
      companies: stories.length + others.length,
      total: stories.length,
      stories: shown.map(({company, slug, topic, kind, url, quote}) => ({
        ...{company, slug, topic, kind, url},
        ...(quote && {quote}),
      })),
    },
    project: {contributors, releases, asOf, commit},
  };
}
