/** Learn posts: front matter, tags, a summary, a drawing, and a length that readers have patience for. */
import fs from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {readText} from '../../../plugins/common/read-text';
import {parseYaml} from '../../../plugins/facts/yaml-text';
import {frontMatterProblems} from '../../../plugins/learn/prepare-posts';
import {slug} from '../../../src/lib/slug';
import {proseOf, wordCount} from '../prose';
import type {DocsPage} from '../page';
import type {Finding, Rule} from '../rule';
import type {Site} from '../site';

const [FEWEST, MOST] = [1200, 1800];
const SHORTEST_ALTERNATIVE = 100;

function tagFindings(data: Record<string, unknown>, known: readonly string[]): Finding[] {
  const tags = Array.isArray(data['tags']) ? data['tags'].map(String) : [];
  const audience = Array.isArray(data['audience']) ? data['audience'].map(String) : [];
  const wanted = audience.map((label) => `for-${slug(label)}`);
  const unknown = tags.filter((tag) => !known.includes(tag));
  const findings = unknown.map((tag) => ({
    line: 1,
    found: `tags: ${tag}`,
    expected: `a tag in blog/tags.yml: ${known.join(', ')}; or add it there`,
  }));
  const own = tags.filter((tag) => tag.startsWith('for-'));
  if (own.join() === wanted.join()) return findings;
  const expected = `the tags of its audience, in the same order: ${wanted.join(', ')}`;
  return [
    ...findings,
    {line: 1, found: `tags: ${own.join(', ') || 'none that starts with for-'}`, expected},
  ];
}

function headFindings({file, frontMatter: data}: DocsPage, site: Site): Finding[] {
  const name = path.posix.basename(file).replace(/\.mdx?$/, '');
  const hasPage = (page: string) => site.page(page.replace(/^docs\//, '')) !== undefined;
  const faults = frontMatterProblems(data, hasPage).map((problem) => ({
    line: 1,
    found: problem,
    expected: 'front matter like that of other posts',
  }));
  for (const key of ['title', 'date']) {
    if (data[key] === undefined)
      faults.push({
        line: 1,
        found: `no ${key}`,
        expected:
          key === 'date'
            ? 'date: the date and time of publication, such as 2024-06-03T13:00:00Z'
            : 'title: the heading of the post',
      });
  }
  if (data['slug'] !== undefined && data['slug'] !== name) {
    faults.push({
      line: 1,
      found: `slug: ${String(data['slug'])}`,
      expected: `slug: ${name}, like the file name, or no slug`,
    });
  }
  return faults;
}

function textFindings(page: DocsPage): Finding[] {
  const findings: Finding[] = [];
  const words = wordCount(proseOf(page));
  if (words < FEWEST || words > MOST) {
    findings.push({line: 1, found: `${words} words`, expected: `${FEWEST} to ${MOST}`});
  }
  if (!/^(?:<!--|\{\/\*)\s*truncate\s*(?:-->|\*\/\})$/m.test(page.text)) {
    const expected = 'a line <!-- truncate --> below the paragraph that lists of posts show';
    findings.push({line: 1, found: 'no summary', expected});
  }
  let hasDrawing = false;
  visit(page.tree, 'image', ({url, alt}) => {
    const isDrawing = /^\.\/img\/[\w-]+\.inline\.svg$/.test(url);
    hasDrawing ||= isDrawing && (alt ?? '').length >= SHORTEST_ALTERNATIVE;
  });
  if (!hasDrawing) {
    const expected = `an image ./img/NAME.inline.svg with alt text of ${SHORTEST_ALTERNATIVE} characters or more`;
    findings.push({line: 1, found: 'no drawing', expected});
  }
  return findings;
}

/** @param root absolute path of the project */
export function post(root: string, site: Site): Rule {
  const file = path.join(root, 'blog/tags.yml');
  const tags = fs.existsSync(file)
    ? Object.keys((parseYaml(readText(file)).data ?? {}) as object)
    : [];
  return (page) => [
    ...headFindings(page, site),
    ...tagFindings(page.frontMatter, tags),
    ...textFindings(page),
  ];
}

/** Reports tags in blog/tags.yml that no post has: each would be an empty page. */
export function unusedTags(root: string, posts: readonly DocsPage[]) {
  const text = readText(path.join(root, 'blog/tags.yml'));
  const {data, lineOf} = parseYaml(text);
  const used = new Set(posts.flatMap(({frontMatter}) => frontMatter['tags']));
  return Object.keys((data ?? {}) as object)
    .filter((tag) => !used.has(tag))
    .map((tag) => ({
      ...{file: 'blog/tags.yml', line: lineOf([tag]), key: 'tags', found: tag},
      expected: 'a tag that a post uses; remove it, or add it to a post',
    }));
}
