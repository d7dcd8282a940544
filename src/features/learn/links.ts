/** Links between the lists of the Learn blog. */
import {translate} from '@docusaurus/Translate';
import {ARCHIVE_PATH, LEARN_PATH, TAGS_PATH} from './model/paths';

/** @returns the link to the page of all posts */
export function allPostsLink() {
  return {to: LEARN_PATH, label: translate({id: 'site.learn.allPosts', message: 'All posts'})};
}

/** @returns the link to the page of all tags */
export function tagsLink() {
  return {to: TAGS_PATH, label: translate({id: 'site.learn.allTags', message: 'All tags'})};
}

/** @returns the link to the posts by year */
export function archiveLink() {
  return {to: ARCHIVE_PATH, label: translate({id: 'site.learn.byYear', message: 'Posts by year'})};
}
