/** Adds structured data in the vocabulary of schema.org to the head of the page. */
import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

export default function StructuredData({data}: {data: object}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}
