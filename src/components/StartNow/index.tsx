/**
 * Makes the scripts of a page start as the page loads. Other pages can be read without, so theirs start when the reader
 * first does something (plugins/late-start).
 */
import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

export default function StartNow(): ReactNode {
  return (
    <Head>
      <html data-start="now" />
    </Head>
  );
}
