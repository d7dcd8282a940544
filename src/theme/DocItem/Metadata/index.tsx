/** Wraps the metadata of a docs page: adds its section's picture and structured data. */
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
