/** Both kinds of cards: on pages like the home page, and on docs category pages. */
import LinkCards from '@site/src/components/LinkCards';
import DocCardLayout from '@theme/DocCard/Layout';
import type {ReactNode} from 'react';

const CARDS = [
  {
    to: '/docs/features',
    title: 'Ingestion sources',
    text: 'Each source with its capabilities and settings.',
  },
  {
    to: '/docs/guide/first',
    title: 'EditableSchemaFieldWithGlossaryTerm',
    text: 'A card whose title is one long word, and whose text says more than the one beside it, over several lines.',
  },
  {to: '/', title: 'GraphQL', text: 'Queries and mutations.'},
];

/** Link cards, as on the home page. */
export function Cards(): ReactNode {
  return <LinkCards level="h3" cards={CARDS} />;
}

const CATEGORY = [
  {
    label: 'Business glossary',
    href: '/docs/features',
    description:
      'Terms that the whole of acme shares, such as Net Revenue, Customer, and Email Address.',
  },
  {label: 'Domains', href: '/docs/guide/first', description: 'Sales, and below it Payments.'},
];

/** Cards of a docs category. */
export function CategoryCards(): ReactNode {
  return (
    <div className="row">
      {CATEGORY.map((card) => (
        <section key={card.href} className="col col--6 margin-bottom--lg">
          <DocCardLayout
            item={{type: 'link', ...card}}
            href={card.href}
            icon={null}
            title={card.label}
            description={card.description}
          />
        </section>
      ))}
    </div>
  );
}
