/** The note about the version above the text of a docs page. */
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import ReleaseBanner from '@site/src/features/versions/ReleaseBanner';
import SwitchNotice from '@site/src/features/versions/SwitchNotice';
import type {ReactNode} from 'react';

export default function DocVersionBanner(): ReactNode {
  const {banner} = useDocsVersion();
  return (
    <>
      {banner && <ReleaseBanner />}
      <SwitchNotice />
    </>
  );
}
