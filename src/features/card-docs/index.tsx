/**
 * Gives the cards of a page their docs, which the patch lean-routes removed from the version's data (plugins/gen-docs).
 */
import type {PropVersionDocs} from '@docusaurus/plugin-content-docs';
import {DocsVersionProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useMemo, type ReactNode} from 'react';

export default function CardDocs({
  docs,
  children,
}: {
  docs: PropVersionDocs;
  children: ReactNode;
}): ReactNode {
  const version = useDocsVersion();
  const withDocs = useMemo(() => ({...version, docs}), [version, docs]);
  return <DocsVersionProvider version={withDocs}>{children}</DocsVersionProvider>;
}
