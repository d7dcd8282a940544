/** Metadata of a docs page for link previews and search engines: its section's picture, and structured data. */
import {useDoc, useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useMemo} from 'react';
import {unescapeHtml} from '@site/src/lib/html-entities';
import {partAt, partsOf} from '@site/src/features/sidebar/model';
import {cardPath, docsSection, releaseSection} from '../model/sections';
import StructuredData from '../StructuredData';
import {howTo, techArticle} from '../structured-data';

/** Announces the feed of a page; feed readers find it by this. */
function FeedLink({to}: {to: string}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <Head>
      <link rel="alternate" type="application/atom+xml" href={withBaseUrl(to)} />
    </Head>
  );
}

/** A heading in the table of contents, which is HTML, as text. */
const textOf = (html: string) => unescapeHtml(html.replace(/<[^>]+>/g, ''));

function useSection(permalink: string): string {
  const {isLast, version} = useDocsVersion();
  const items = useDocsSidebar()?.items;
  return useMemo(() => {
    if (!isLast) return releaseSection(version);
    const part = items && partAt(partsOf(items), permalink);
    return part ? docsSection(part.label) : 'documentation';
  }, [isLast, version, items, permalink]);
}

export default function DocMetadata(): ReactNode {
  const {metadata, frontMatter, assets, toc} = useDoc();
  const {title, description, permalink, lastUpdatedAt} = metadata;
  const {label} = useDocsVersion();
  const {siteConfig} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  const section = useSection(permalink);
  // This site's own front matter key, of a page that has a feed.
  const {feed} = frontMatter as {feed?: string};
  const image = assets.image ?? frontMatter.image ?? cardPath(section);
  const url = siteConfig.url + permalink;
  const data = techArticle({
    site: siteConfig.url + siteConfig.baseUrl.replace(/\/$/, ''),
    ...{url, title, description},
    image: withBaseUrl(image, {absolute: true}),
    version: label,
    modified: lastUpdatedAt ?? undefined,
  });
  const steps = howTo(
    {url, title, description},
    toc
      .filter(({level}) => level === 2)
      .map(({id, value}) => ({name: textOf(value), url: `${url}#${id}`})),
  );
  return (
    <>
      <PageMetadata image={image} />
      <StructuredData data={data} />
      {steps && <StructuredData data={steps} />}
      {feed !== undefined && <FeedLink to={feed} />}
    </>
  );
}
