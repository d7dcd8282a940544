/** Adds the section's picture and structured data to the metadata of a docs page. */
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';
import DocMetadata from '@site/src/features/seo/DocMetadata';

export default function DocItemMetadata(): ReactNode {
  return (
    <>
      <OriginalMetadata />
      <DocMetadata />
    </>
  );
}
