/** Wraps every page: preloads the web font before the style sheet that refers to it. */
import Head from '@docusaurus/Head';
import font from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2';
import type {ReactNode} from 'react';

export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      {children}
    </>
  );
}
