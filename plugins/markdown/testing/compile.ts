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

/** @returns the JavaScript module of the page. @throws like the build */
export async function compile(content: string, filePath = '/site/docs/page.md'): Promise<string> {
  const format = filePath.endsWith('.mdx') ? 'mdx' : 'md';
  const options = OPTIONS as unknown as Parameters<typeof createProcessorUncached>[0]['options'];
  const processor = await createProcessorUncached({options, format});
  const page = {content, filePath, frontMatter: {}, compilerName: 'client' as const};
  return (await processor.process(page)).content;
}
