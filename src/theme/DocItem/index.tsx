/** Gives the cards of a page with a `<DocCardList>` their docs, which come with the page. */
import type {PropVersionDocs} from '@docusaurus/plugin-content-docs';
import CardDocs from '@site/src/features/card-docs';
import DocItem from '@theme-original/DocItem';
import type {Props} from '@theme/DocItem';
import type {ReactNode} from 'react';

/** @param docs undefined on pages without cards */
export default function DocItemWithCards({
  docs,
  ...props
}: Props & {docs?: PropVersionDocs}): ReactNode {
  const page = <DocItem {...props} />;
  return docs ? <CardDocs docs={docs}>{page}</CardDocs> : page;
}
