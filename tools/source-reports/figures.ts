/** Statistics of the sources' pages. */
import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {code, table} from '../../plugins/page-kit/markdown';
import {readText} from '../../plugins/common/read-text';
import {parseMarkdown} from '../../plugins/markdown-source';
import type {Source} from '../../plugins/sources';
import {guideSections} from '../../plugins/guides/sections';
import {guideFile} from '../../plugins/sources/guide';
import {proseOf, wordCount} from '../check-docs/prose';

type Figures = {
  slug: string;
  /** Words of the guide and of the facts that are sentences: prerequisites, limits, troubleshooting, access. */
  words: number;
  scenarios: number;
  /** Blocks of code in the guide, and scripts that grant access. */
  blocks: number;
  grants: number;
  vendorLinks: number;
  fields: number;
  /** Words in the descriptions of all fields. */
  fieldWords: number;
  examples: number;
};

const wordsIn = (texts: readonly (string | undefined)[]) =>
  texts.reduce((sum, text) => sum + wordCount(text ?? ''), 0);

function countNodes(tree: Root, type: 'code' | 'heading', depth?: number): number {
  let count = 0;
  visit(tree, type, (node) => {
    if (depth === undefined || (node.type === 'heading' && node.depth === depth)) count += 1;
  });
  return count;
}

function guideFigures(root: string, slug: string) {
  const file = guideFile(slug);
  if (!fs.existsSync(path.join(root, file))) return {words: 0, scenarios: 0, blocks: 0, links: 0};
  const text = readText(path.join(root, file));
  const tree = parseMarkdown(text, file);
  const scenarios = guideSections(text, file).get('Scenarios') ?? '';
  let links = 0;
  visit(tree, 'link', ({url}) => {
    if (url.startsWith('https:')) links += 1;
  });
  return {
    words: wordCount(proseOf({file, frontMatter: {}, tree, text})),
    scenarios: countNodes(parseMarkdown(scenarios, file), 'heading', 3),
    blocks: countNodes(tree, 'code'),
    links,
  };
}

function figuresOf(root: string, source: Source): Figures {
  const {access, limitations, modules, prerequisites, slug, troubleshooting} = source;
  const guide = guideFigures(root, slug);
  const fields = modules.flatMap(({config}) => config);
  const facts = wordsIn([
    ...[...prerequisites, ...limitations].map(({text}) => text),
    ...troubleshooting.flatMap(({symptom, cause_fix: fix}) => [symptom, fix]),
    ...(access?.grants.map(({missing}) => missing) ?? []),
    ...(access?.scripts.map(({lead}) => lead) ?? []),
    access?.about,
    access?.verify?.lead,
    access?.verify?.expect,
  ]);
  return {
    slug,
    words: guide.words + facts,
    scenarios: guide.scenarios,
    blocks: guide.blocks + (access?.scripts.length ?? 0) + (access?.verify ? 1 : 0),
    grants: access?.grants.length ?? 0,
    vendorLinks:
      guide.links +
      source.vendor_docs.length +
      (access?.grants.filter(({url}) => url !== undefined).length ?? 0),
    fields: fields.length,
    fieldWords: wordsIn(fields.map(({description}) => description)),
    examples: fields.filter(({example}) => example !== undefined).length,
  };
}

/** @returns a page of Markdown with the figures of all sources and of each */
export function figuresReport(root: string, sources: readonly Source[]): string {
  const all = sources.map((source) => figuresOf(root, source));
  const sum = (key: Exclude<keyof Figures, 'slug'>) =>
    all.reduce((total, one) => total + one[key], 0);
  const pagesWith = (key: Exclude<keyof Figures, 'slug'>) =>
    `${all.filter((one) => one[key] > 0).length} of ${all.length}`;
  const rows = all.map((one) => [
    code(one.slug),
    ...[one.words, one.scenarios, one.blocks, one.grants, one.vendorLinks].map(String),
    (one.fields === 0 ? 0 : one.fieldWords / one.fields).toFixed(1),
    String(one.examples),
  ]);
  return `# What the pages of the sources offer

Written by \`npm run report:sources\`. Words are those of guides, prerequisites, access, limits, and troubleshooting: no code, no fields.

| Figure | All sources |
| --- | --- |
| Words on how to do it | ${sum('words')} |
| Scenarios | ${sum('scenarios')}, on ${pagesWith('scenarios')} pages |
| Blocks of code beyond the starter recipe | ${sum('blocks')}, on ${pagesWith('blocks')} pages |
| Pages that say what to grant | ${pagesWith('grants')} |
| Pages with links to the vendor's documentation | ${pagesWith('vendorLinks')} |
| Words in the description of a field, mean | ${(sum('fieldWords') / sum('fields')).toFixed(1)} |
| Fields with an example | ${sum('examples')} |

${table(['Source', 'Words', 'Scenarios', 'Blocks', 'Grants', 'Vendor links', 'Words a field', 'Examples'], rows)}
`;
}
