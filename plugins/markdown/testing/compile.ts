/** Test helper: compiles a Markdown page as Docusaurus does, with this site's plugins. */
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import {markdownPlugins} from '..';

const OPTIONS = {
  siteDir: '/site',
  staticDirs: [],
  admonitions: true,
  remarkPlugins: [],
  beforeDefaultRehypePlugins: [],
  recmaPlugins: [],
  ...markdownPlugins,
  markdownConfig: {
    format: 'detect',
    mermaid: false,
    emoji: false,
    mdx1Compat: {comments: true, admonitions: false, headingIds: true},
    anchors: {maintainCase: false},
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  // Replaces the docs plugin, which knows the URL of each file.
  resolveMarkdownLink: ({linkPathname}: {linkPathname: string}) =>
    `/docs/${linkPathname.replace(/^(?:\.\.?\/)+|\.mdx?$/g, '')}`,
};

type Options = Parameters<typeof createProcessorUncached>[0]['options'];

/**
 * @param first remark plugins that run before all others
 * @returns the JavaScript module of the page. @throws like the build
 */
export async function compile(
  content: string,
  filePath = '/site/docs/page.md',
  first: Options['beforeDefaultRemarkPlugins'] = [],
): Promise<string> {
  const format = filePath.endsWith('.mdx') ? 'mdx' : 'md';
  const beforeDefaultRemarkPlugins = [...first, ...markdownPlugins.beforeDefaultRemarkPlugins];
  const options = {...OPTIONS, beforeDefaultRemarkPlugins} as unknown as Options;
  const processor = await createProcessorUncached({options, format});
  const page = {content, filePath, frontMatter: {}, compilerName: 'client' as const};
  return (await processor.process(page)).content;
}
