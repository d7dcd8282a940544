/**
 * Adds the section's picture to the metadata of every page, the canonical URL to the pages of a release, and the address of
 * the Markdown copy to pages that have one.
 */
import routes from '@generated/routes';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalMetadata from '@theme-original/SiteMetadata';
import {type ReactNode, useMemo} from 'react';
import {cardPath, sectionOfPath} from '@site/src/features/seo/model/sections';
import {copyPath, hasCopy} from '@site/src/features/page-copy/model';
import {canonicalPath} from '@site/src/features/seo/canonical-path';

export default function SiteMetadata(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const versions = useVersions(undefined);
  const canonical = useMemo(
    () => canonicalPath(pathname.replace(/(?<=.)\/$/, ''), versions, routes),
    [pathname, versions],
  );
  const path = pathname.slice(siteConfig.baseUrl.length - 1);
  return (
    <>
      <OriginalMetadata />
      <PageMetadata image={cardPath(sectionOfPath(path))} />
      {hasCopy(path) && (
        <Head>
          <link rel="alternate" type="text/markdown" href={siteConfig.url + copyPath(pathname)} />
        </Head>
      )}
      {canonical !== undefined && (
        <Head>
          <link rel="canonical" href={siteConfig.url + canonical} />
          <meta property="og:url" content={siteConfig.url + canonical} />
        </Head>
      )}
    </>
  );
}
