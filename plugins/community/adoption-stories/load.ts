/** Reads the adoption stories from reference/adoption-stories.yaml. */
import type {AdoptionStories, AdoptionStory} from '../../../src/features/adoption-stories/model';
import type {Problems} from '../../facts/problems';
import {type Report, reporter} from '../../facts/report';
import {check, readYaml} from '../../facts/yaml-file';
import {adoptionStoriesSchema} from './schema';

/** Path of the facts, relative to the project's root. */
export const STORIES_FILE = 'reference/adoption-stories.yaml';

const EMPTY: AdoptionStories = {categories: [], stories: [], without_story: []};

const onVideoSite = ({url}: AdoptionStory) =>
  /^https:\/\/(www\.youtube\.com|youtu\.be)\//.test(url);

function checkStories(
  {categories, stories, without_story: others}: AdoptionStories,
  report: Report,
) {
  const slugs = new Set<string>();
  stories.forEach((story, i) => {
    const {slug, category, kind, company} = story;
    if (slugs.has(slug)) {
      report(['stories', i, 'slug'], {found: slug, expected: 'a slug that no other story has'});
    }
    slugs.add(slug);
    if (!categories.includes(category)) {
      const expected = `one of ${categories.join(', ')}; or add it to the list at the top`;
      report(['stories', i, 'category'], {found: category, expected});
    }
    if (onVideoSite(story) !== (kind === 'video')) {
      const expected = onVideoSite(story)
        ? 'video, because its url is one'
        : 'blog, or the url of a video';
      report(['stories', i, 'kind'], {found: kind, expected});
    }
    if (others.includes(company)) {
      const expected = `no ${company}, because it has a story above`;
      report(['without_story', others.indexOf(company)], {found: company, expected});
    }
  });
}

/**
 * @param root absolute path of the project
 * @param problems collects problems; the result is empty if the file doesn't fit the schema
 */
export function loadAdoptionStories(root: string, problems: Problems): AdoptionStories {
  const yaml = readYaml(root, STORIES_FILE, problems);
  const data = yaml && check(yaml, adoptionStoriesSchema, problems);
  if (!data) return EMPTY;
  checkStories(data, reporter(yaml, problems));
  return data;
}
