/** Adds the section's picture to the metadata of every page, and the canonical URL to the pages of a release. */
import routes from '@generated/routes';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalMetadata from '@theme-original/SiteMetadata';
import {type ReactNode, useMemo} from 'react';
import {cardPath, sectionOfPath} from '@site/src/features/seo/model/sections';
import {canonicalPath} from '@site/src/features/seo/canonical-path';

export default function SiteMetadata(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const versions = useVersions(undefined);
  const canonical = useMemo(
    () => canonicalPath(pathname.replace(/(?<=.)\/$/, ''), versions, routes),
    [pathname, versions],
  );
  return (
    <>
      <OriginalMetadata />
      <PageMetadata
        image={cardPath(sectionOfPath(pathname.slice(siteConfig.baseUrl.length - 1)))}
      />
      {canonical !== undefined && (
        <Head>
          <link rel="canonical" href={siteConfig.url + canonical} />
          <meta property="og:url" content={siteConfig.url + canonical} />
        </Head>
      )}
    </>
  );
}
