/** Gives the cards of a category page their docs, which `gen-docs/lean-routes` took from the version. */
import {DocsVersionProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {PropVersionDocs} from '@docusaurus/plugin-content-docs';
import Page from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import {useMemo, type ReactNode} from 'react';

export default function DocCategoryGeneratedIndexPage({
  docs,
  ...props
}: Props & {docs: PropVersionDocs}): ReactNode {
  const version = useDocsVersion();
  const withDocs = useMemo(() => ({...version, docs}), [version, docs]);
  return (
    <DocsVersionProvider version={withDocs}>
      <Page {...props} />
    </DocsVersionProvider>
  );
}
