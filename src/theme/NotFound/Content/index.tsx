/** What stands on the page of an unknown address: ways back into the site. */
import Translate from '@docusaurus/Translate';
import LinkCards, {type LinkCard} from '@site/src/components/LinkCards';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';

const CARDS: readonly LinkCard[] = [
  {to: '/docs', title: 'Documentation', text: 'All parts of it, by what you want to do.'},
  {
    to: '/docs/metadata-ingestion/source_overview',
    title: 'Ingestion sources',
    text: 'Each source with its capabilities and settings.',
  },
  {
    to: '/docs/graphql/queries',
    title: 'GraphQL reference',
    text: 'Queries, mutations and types of the API.',
  },
];

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </Heading>
      <p>
        <Translate id="site.notFound.text">
          There is no page at this address. It may have moved, or be part of another version.
        </Translate>
      </p>
      <LinkCards level="h2" cards={CARDS} />
    </main>
  );
}
