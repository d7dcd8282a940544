/** Options of the blog plugin for Learn. */
import type {Options} from '@docusaurus/plugin-content-blog';
import {ReadCache} from '../common/read-cache';
import {markdownPlugins} from '../markdown';
import {feedContent} from './feed-content';
import {LEARN_BASE} from '../../src/features/learn/model/paths';
import {preparePosts} from './prepare-posts';

const TITLE = 'DataHub Learn';

const DESCRIPTION =
  'Guides to governing, measuring, and operating data, each with decisions, checklists, and a worked example to reuse.';

/** Counting the words of all posts takes a third of a second, also after an edit of one in `npm start`. */
const readingTimes = new ReadCache<number>('reading-times');

type Site = {
  /** Absolute path of the project. */
  root: string;
  /** URL to which "Edit this page" appends a path of this repository. */
  editBase: string;
  /** Copyright line of the feeds. */
  copyright: string;
};

/** The `blog` option of the classic preset. */
export function learnBlog({root, editBase, copyright}: Site): Options {
  return {
    path: 'blog',
    routeBasePath: LEARN_BASE,
    blogTitle: TITLE,
    blogDescription: DESCRIPTION,
    blogSidebarCount: 0,
    postsPerPage: 'ALL',
    tags: 'tags.yml',
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    onUntruncatedBlogPosts: 'throw',
    editUrl: ({blogPath}) => `${editBase.replace(/\/$/, '')}/blog/${blogPath}`,
    readingTime: ({content, locale, defaultReadingTime}) =>
      readingTimes.get(`${locale}\n${content}`, () => defaultReadingTime({content, locale})),
    processBlogPosts: async ({blogPosts}) => preparePosts(root, blogPosts),
    feedOptions: {
      type: 'all',
      title: TITLE,
      description: DESCRIPTION,
      copyright,
      limit: false,
      createFeedItems: async ({defaultCreateFeedItems, ...params}) => {
        const items = await defaultCreateFeedItems(params);
        return items.map((item) => ({...item, content: feedContent(item.content ?? '')}));
      },
    },
    ...markdownPlugins,
  };
}
