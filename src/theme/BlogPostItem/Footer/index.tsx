/** Replaces the theme's footer of a post: related docs, tags, and the link to edit it. */
import Translate from '@docusaurus/Translate';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import LinkCards from '@site/src/components/LinkCards';
import {learnPost} from '@site/src/features/learn/model/post';
import EditThisPage from '@theme/EditThisPage';
import Heading from '@theme/Heading';
import TagsListInline from '@theme/TagsListInline';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function BlogPostItemFooter(): ReactNode {
  const {metadata} = useBlogPost();
  return (
    <>
      <section className="margin-top--xl">
        <Heading as="h2">
          <Translate id="site.learn.related">Related documentation</Translate>
        </Heading>
        <LinkCards level="h3" cards={learnPost(metadata).related} />
      </section>
      <footer className={clsx(ThemeClassNames.docs.docFooter, 'margin-top--lg')}>
        <TagsListInline tags={metadata.tags} />
        {metadata.editUrl && <EditThisPage editUrl={metadata.editUrl} />}
      </footer>
    </>
  );
}
