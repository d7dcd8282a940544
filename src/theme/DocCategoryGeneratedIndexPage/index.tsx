/** Gives the cards of a category page their docs, which come with the page. */
import type {PropVersionDocs} from '@docusaurus/plugin-content-docs';
import CardDocs from '@site/src/features/card-docs';
import Page from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import type {ReactNode} from 'react';

/** @param docs undefined if the patch lean-routes is off: then the version has them */
export default function DocCategoryGeneratedIndexPage({
  docs,
  ...props
}: Props & {docs?: PropVersionDocs}): ReactNode {
  const page = <Page {...props} />;
  return docs ? <CardDocs docs={docs}>{page}</CardDocs> : page;
}
