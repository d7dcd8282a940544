/** Checks the front matter of Learn posts, and completes it with data from the docs. Runs at build time. */
import path from 'node:path';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import * as z from 'zod';
import {ContributorError} from '../common/contributor-error';
import {ROOT} from '../common/root';
import {listFiles} from '../common/list-files';
import type {RelatedDoc} from '../../src/features/learn/model/post';
import {relatedDoc} from './related-docs';

/** Values of `motif`: the drawings of `src/features/learn/motifs`. */
function motifNames(): string[] {
  return listFiles(path.join(ROOT, 'src/features/learn/motifs'))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.replace(/\.svg$/, ''));
}

const list = (what: string) =>
  z.array(z.string().min(1), {error: `must be a list of ${what}`}).min(1, `must name ${what}`);

const FrontMatter = z.object({
  description: z
    .string({error: 'must be a sentence of 70 to 160 characters'})
    .min(70, 'must have 70 characters or more')
    .max(160, 'must have 160 characters or fewer'),
  audience: list('groups of readers, such as Data Engineers'),
  related: list('docs pages, such as docs/features'),
  motif: z.enum(motifNames(), {error: `must be one of ${motifNames().join(', ')}`}),
});

/** Problems in one post's front matter, worded for its author. */
export function frontMatterProblems(
  frontMatter: object,
  docs: (name: string) => boolean,
): string[] {
  const {success, data, error} = FrontMatter.safeParse(frontMatter);
  if (!success) return error.issues.map(({path: [key], message}) => `${String(key)} ${message}`);
  return data.related
    .filter((name) => !docs(name))
    .map((name) => `related names ${name}, but there is no such docs page`);
}

/**
 * Converts `related` of each post from paths to links with title and description.
 *
 * @throws ContributorError that lists the problems in the front matter of all posts
 */
export function preparePosts(root: string, posts: readonly BlogPost[]): BlogPost[] {
  const problems = posts.flatMap(({metadata}) =>
    frontMatterProblems(metadata.frontMatter, (name) => relatedDoc(root, name) !== undefined).map(
      (problem) => `${metadata.source.replace('@site/', '')}: ${problem}.`,
    ),
  );
  if (problems.length > 0) throw new ContributorError(problems.join('\n'));
  return posts.map((post) => {
    const names = post.metadata.frontMatter['related'] as string[];
    const related = names
      .map((name) => relatedDoc(root, name))
      .filter((doc): doc is RelatedDoc => doc !== undefined);
    const frontMatter = {...post.metadata.frontMatter, related};
    return {...post, metadata: {...post.metadata, frontMatter}};
  });
}
