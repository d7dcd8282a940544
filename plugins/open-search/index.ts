/** Writes `opensearch.xml`, from which browsers learn to search this site from their address bar, and announces it. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {escapeHtml} from '../page-kit/markdown';

const FILE = 'opensearch.xml';

/** At most 16 characters, as the format requires. */
const SHORT_NAME = 'DataHub Docs';

/** @param site URL of the site with its base path, which ends with a slash */
export function descriptionText(site: string): string {
  const address = escapeHtml(site);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${SHORT_NAME}</ShortName>
  <Description>Search the DataHub documentation</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="180" height="180" type="image/png">${address}img/apple-touch-icon.png</Image>
  <Url type="text/html" method="get" template="${address}search?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${address}${FILE}"/>
</OpenSearchDescription>
`;
}

export default function openSearch({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'open-search',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: SHORT_NAME,
            href: baseUrl + FILE,
          },
        },
      ],
    }),
    async postBuild({outDir}) {
      await fs.writeFile(path.join(outDir, FILE), descriptionText(siteConfig.url + baseUrl));
    },
  };
}
