/** Replaces the theme's post page: laid out like a docs page, with headings beside or above the text. */
import {BlogPostProvider, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {HtmlClassNameProvider, ThemeClassNames, useWindowSize} from '@docusaurus/theme-common';
import BlogPostItem from '@theme/BlogPostItem';
import type {Props} from '@theme/BlogPostPage';
import Metadata from '@theme/BlogPostPage/Metadata';
import StructuredData from '@theme/BlogPostPage/StructuredData';
import BlogPostPaginator from '@theme/BlogPostPaginator';
import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import TOC from '@theme/TOC';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** The headings for the side column; undefined on a phone, or if the post hides them. */
function useSideToc(): ReactNode {
  const {toc, frontMatter} = useBlogPost();
  const isNarrow = useWindowSize() === 'mobile';
  if (frontMatter.hide_table_of_contents || toc.length === 0 || isNarrow) return undefined;
  return <TOC toc={toc} className={ThemeClassNames.docs.docTocDesktop} />;
}

function Content({children}: {children: ReactNode}): ReactNode {
  const {metadata} = useBlogPost();
  const {nextItem, prevItem} = metadata;
  const toc = useSideToc();
  return (
    <Layout>
      <main className="container padding-vert--lg">
        <div className="row">
          <div className={clsx('col', toc !== undefined && 'col--9')}>
            <ContentVisibility metadata={metadata} />
            <BlogPostItem>{children}</BlogPostItem>
            {(nextItem ?? prevItem) && (
              <BlogPostPaginator nextItem={nextItem} prevItem={prevItem} />
            )}
          </div>
          {toc && <div className="col col--3">{toc}</div>}
        </div>
      </main>
    </Layout>
  );
}

export default function BlogPostPage({content: Post}: Props): ReactNode {
  return (
    <BlogPostProvider content={Post} isBlogPostPage>
      <HtmlClassNameProvider
        className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogPostPage)}
      >
        <Metadata />
        <StructuredData />
        <Content>
          <Post />
        </Content>
      </HtmlClassNameProvider>
    </BlogPostProvider>
  );
}
