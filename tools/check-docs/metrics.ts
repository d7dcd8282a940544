/** Statistics of the checked pages. */
import {visit} from 'unist-util-visit';
import {codeBlocks} from './code/block';
import type {CodeChecks} from './code';
import type {DocsPage} from './page';
import {proseOf, wordCount} from './prose';

function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Links to other pages of the site: relative paths to Markdown files. */
function internalLinks({tree}: DocsPage): number {
  let count = 0;
  visit(tree, 'link', ({url}) => {
    if (/^[^:]*\.mdx?(?:#|$)/.test(url) || url.startsWith('/')) count++;
  });
  return count;
}

function diagrams({tree}: DocsPage): number {
  let count = 0;
  visit(tree, 'image', ({url}) => {
    if (url.endsWith('.inline.svg')) count++;
  });
  return count;
}

/** @returns lines to print: pages, words, code blocks by language and whether they are checked, diagrams, links */
export function metrics(pages: readonly DocsPage[], checks: CodeChecks): string[] {
  const words = pages.map((page) => wordCount(proseOf(page))).sort((a, b) => a - b);
  const languages = new Map<string, number>();
  for (const {language} of pages.flatMap(codeBlocks)) {
    languages.set(language, (languages.get(language) ?? 0) + 1);
  }
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
  const byCount = [...languages].sort((a, b) => b[1] - a[1]);
  const checked = sum(
    byCount.filter(([name]) => checks.languages.has(name)).map(([, count]) => count),
  );
  const links = pages.map(internalLinks);
  return [
    `pages: ${pages.length}`,
    `words: ${sum(words)}, median ${median(words)}, minimum ${words[0] ?? 0}`,
    `code blocks: ${sum(byCount.map(([, count]) => count))}, of which ${checked} are checked`,
    ...byCount.map(
      ([name, count]) => `  ${name}: ${count}${checks.languages.has(name) ? ', checked' : ''}`,
    ),
    `diagrams: ${sum(pages.map(diagrams))}`,
    `internal links: ${sum(links)}, ${(sum(links) / Math.max(1, pages.length)).toFixed(1)} per page`,
  ];
}
