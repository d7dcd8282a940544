/** The pages of the Learn blog, read from its sources, not from the build, and what they list. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import matter from 'gray-matter';
import {parse} from 'yaml';
import {listFiles} from '../../../plugins/common/list-files';
import {ROOT} from '../../../plugins/common/root';

const BLOG = path.join(ROOT, 'blog');
const read = (name: string) => fs.readFileSync(path.join(BLOG, name), 'utf8');

type Post = {
  slug: string;
  title: string;
  date: Date;
  audience: string[];
  tags: string[];
  related: string[];
};

/** Newest first, as readers see them. */
export const POSTS = listFiles(BLOG)
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({slug: name.replace(/\.md$/, ''), ...matter(read(name)).data}) as Post)
  .sort((a, b) => b.date.getTime() - a.date.getTime());
export const TAGS = Object.entries(parse(read('tags.yml')) as Record<string, {label: string}>);

const LISTS = [
  {route: '/learn', heading: 'DataHub Learn'},
  {route: '/learn/archive', heading: 'Learn archive'},
  {route: '/learn/tags', heading: 'Learn by tag'},
];
export const PAGES = [
  ...LISTS,
  ...POSTS.map(({slug, title}) => ({route: `/learn/${slug}`, heading: title})),
  ...TAGS.map(([tag, {label}]) => ({route: `/learn/tags/${tag}`, heading: label})),
];

/** Slugs of all posts. */
export const ALL = POSTS.map(({slug}) => slug);

/** Returns the slugs of the posts for some audiences, newest first. */
export const postsFor = (...readers: string[]) =>
  POSTS.filter(({audience}) => audience.some((one) => readers.includes(one))).map(({slug}) => slug);

/** Returns the slugs of the posts that the page lists, in its order. */
export async function listed(page: Page): Promise<string[]> {
  const links = page.locator('main h2 a, main li > a');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  return hrefs.map((href) => (href ?? '').replace('/learn/', ''));
}

export async function expectListed(page: Page, slugs: readonly string[]): Promise<void> {
  await expect.poll(() => listed(page)).toEqual(slugs);
}
