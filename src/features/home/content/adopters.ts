/** Companies that told in public how they use the platform. */
export type Adopter = {
  company: string;
  /** What the story is about, in our words. */
  topic: string;
  kind: 'article' | 'video';
  href: string;
};

export const ADOPTERS: readonly Adopter[] = [
  {
    company: 'Netflix',
    topic: 'Extending the metadata model at streaming scale',
    kind: 'article',
    href: 'https://blog.datahubproject.io/how-netflix-is-collaborating-with-datahub-to-enhance-its-extensibility-a34d33f45947',
  },
  {
    company: 'Visa',
    topic: 'Data governance at scale, led by APIs',
    kind: 'article',
    href: 'https://blog.datahubproject.io/how-visa-uses-datahub-to-scale-data-governance-cace052d61c5',
  },
  {
    company: 'Apple',
    topic: 'A shared metadata foundation for data and AI',
    kind: 'video',
    href: 'https://youtu.be/5eFZuzG4c-s?feature=shared',
  },
  {
    company: 'Pinterest',
    topic: 'The metadata behind a big-data query platform',
    kind: 'video',
    href: 'https://www.youtube.com/watch?v=YoxTg8tQSwg&feature=youtu.be',
  },
  {
    company: 'Slack',
    topic: 'Lineage and search context for the whole company',
    kind: 'video',
    href: 'https://youtu.be/G5B0W03dvuU',
  },
  {
    company: 'Notion',
    topic: 'Data reliability with the hosted offering',
    kind: 'article',
    href: 'https://blog.datahubproject.io/how-notion-uses-acryl-data-to-ensure-data-reliability-800427a9ba66',
  },
  {
    company: 'Optum',
    topic: 'An event-driven data mesh in healthcare',
    kind: 'article',
    href: 'https://opensource.optum.com/blog/2022/03/23/data-mesh-via-datahub',
  },
  {
    company: 'Checkout.com',
    topic: 'Compliance around sensitive payment data',
    kind: 'video',
    href: 'https://www.youtube.com/watch?v=emkpKO0bTkI',
  },
  {
    company: 'Miro',
    topic: 'Central metadata and contracts for data products',
    kind: 'article',
    href: 'https://miro.com/careers/life-at-miro/tech/data-products-reliability-the-power-of-metadata/',
  },
];
