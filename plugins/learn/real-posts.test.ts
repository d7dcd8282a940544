/** The posts of blog/: one named case each, so that a failure names the post. */
import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {listFiles} from '../common/list-files';
import {ROOT} from '../common/root';
import {slug} from '../../src/lib/slug';

const BLOG = path.join(ROOT, 'blog');
const posts = listFiles(BLOG)
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({name, ...matter(fs.readFileSync(path.join(BLOG, name), 'utf8'))}));

/** Words of the text, without code, tables' lines and the texts of drawings. */
function words(content: string): number {
  const prose = content
    .replaceAll(/^```.*?^```$/gms, '')
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,_-]*/gu)?.length ?? 0;
}

const codeBlocks = (content: string, language: string) =>
  [...content.matchAll(new RegExp(`^\`\`\`${language}\\b.*?\\n(.*?)^\`\`\`$`, 'gms'))].map(
    ([, code]) => code ?? '',
  );

describe.each(posts)('$name', ({name, data, content}) => {
  it('is as long as a reader has patience for', () => {
    expect(words(content)).toBeGreaterThanOrEqual(1200);
    expect(words(content)).toBeLessThanOrEqual(1800);
  });

  it('has the slug of its file, and a drawing', () => {
    expect(data['slug']).toBe(name.replace(/\.md$/, ''));
    expect(content).toMatch(/^!\[[^\]]{100,}\]\(\.\/img\/[\w-]+\.inline\.svg/m);
  });

  it('has a tag for each of its audiences, and none for another', () => {
    const tags = (data['tags'] as string[]).filter((tag) => tag.startsWith('for-'));
    const audiences = (data['audience'] as string[]).map((label) => `for-${slug(label)}`);
    expect(tags).toEqual(audiences);
  });

  it('has YAML that parses', () => {
    for (const code of codeBlocks(content, 'yaml')) expect(() => void parse(code)).not.toThrow();
  });
});

it('uses every tag of tags.yml', () => {
  const tags = parse(fs.readFileSync(path.join(BLOG, 'tags.yml'), 'utf8')) as object;
  const used = new Set(posts.flatMap(({data}) => data['tags'] as string[]));
  expect([...used].sort()).toEqual(Object.keys(tags).sort());
});

it('gives each description once', () => {
  const descriptions = posts.map(({data}) => String(data['description']));
  expect(new Set(descriptions).size).toBe(posts.length);
});
