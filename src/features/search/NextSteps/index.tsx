/** Links for readers of a page that couldn't help. */
import {translate} from '@docusaurus/Translate';
import LinkCards from '@site/src/components/LinkCards';
import type {ReactNode} from 'react';

const cards = () => [
  {
    to: '/docs',
    title: translate({id: 'site.nextSteps.docs', message: 'Documentation'}),
    text: translate({
      id: 'site.nextSteps.docs.text',
      message: 'All sections, by what you want to do.',
    }),
  },
  {
    to: '/docs/metadata-ingestion/source_overview',
    title: translate({id: 'site.nextSteps.sources', message: 'Ingestion sources'}),
    text: translate({
      id: 'site.nextSteps.sources.text',
      message: 'Each source with its capabilities and settings.',
    }),
  },
  {
    to: '/docs/graphql/queries',
    title: translate({id: 'site.nextSteps.graphql', message: 'GraphQL reference'}),
    text: translate({
      id: 'site.nextSteps.graphql.text',
      message: 'Queries, mutations, and types of the API.',
    }),
  },
];

export default function NextSteps(): ReactNode {
  return <LinkCards level="h2" cards={cards()} />;
}
