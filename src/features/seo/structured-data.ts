/** Structured data about pages for search engines and assistants, in the vocabulary of schema.org. */

const CONTEXT = 'https://schema.org';

/** Who publishes the site. */
function publisher(site: string) {
  return {
    '@type': 'Organization',
    '@id': `${site}/#organization`,
    name: 'DataHub Project',
    url: `${site}/`,
    logo: `${site}/img/apple-touch-icon.png`,
    sameAs: ['https://github.com/datahub-project/datahub'],
  };
}

/** A docs page. `modified` is in milliseconds, and URLs are absolute. */
type Article = {
  site: string;
  url: string;
  title: string;
  description: string;
  image: string;
  version: string;
  modified?: number | undefined;
};

/** @returns the structured data of a docs page */
export function techArticle({site, url, title, description, image, version, modified}: Article) {
  return {
    '@context': CONTEXT,
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    image,
    inLanguage: 'en',
    ...(modified !== undefined && {dateModified: new Date(modified).toISOString()}),
    about: {
      '@type': 'SoftwareApplication',
      '@id': `${site}/#software`,
      name: 'DataHub',
      softwareVersion: version,
    },
    author: publisher(site),
    publisher: publisher(site),
    isPartOf: {'@type': 'WebSite', '@id': `${site}/#website`, name: 'DataHub', url: `${site}/`},
  };
}

/** A heading of a page: its text without tags, and its address. */
export type Step = {name: string; url: string};

/** The number of a step, before its name: `Step 2: Start DataHub`, `2. Create the user`. */
const NUMBER = /^(?:Step )?\d+[.:]\s+/;

/**
 * @param headings second-level headings of the page, in order
 * @returns the structured data of instructions, if the headings number at least two steps; other pages aren't instructions
 * as a whole
 */
export function howTo(
  {title, description, url}: Pick<Article, 'title' | 'description' | 'url'>,
  headings: readonly Step[],
): object | undefined {
  const steps = headings.filter(({name}) => NUMBER.test(name));
  if (steps.length < 2) return undefined;
  return {
    '@context': CONTEXT,
    '@type': 'HowTo',
    name: title,
    description,
    url,
    step: steps.map((step, i) => ({
      '@type': 'HowToStep',
      position: i + 1,
      name: step.name.replace(NUMBER, ''),
      url: step.url,
    })),
  };
}

/** @returns the structured data of the home page: the site, its publisher, and the software */
export function homeGraph(site: string, tagline: string, description: string) {
  return {
    '@context': CONTEXT,
    '@graph': [
      publisher(site),
      {
        '@type': 'WebSite',
        '@id': `${site}/#website`,
        name: 'DataHub',
        alternateName: 'DataHub documentation',
        url: `${site}/`,
        description,
        inLanguage: 'en',
        publisher: {'@id': `${site}/#organization`},
        potentialAction: {
          '@type': 'SearchAction',
          target: {'@type': 'EntryPoint', urlTemplate: `${site}/search?q={search_term_string}`},
          'query-input': 'required name=search_term_string',
        },
      },
      {
        '@type': 'SoftwareApplication',
        '@id': `${site}/#software`,
        name: 'DataHub',
        headline: tagline,
        description,
        url: `${site}/`,
        applicationCategory: 'DeveloperApplication',
        operatingSystem: 'Linux, macOS, Windows',
        license: 'https://www.apache.org/licenses/LICENSE-2.0',
        isAccessibleForFree: true,
        offers: {'@type': 'Offer', price: 0, priceCurrency: 'USD'},
        softwareHelp: `${site}/docs`,
        author: {'@id': `${site}/#organization`},
      },
    ],
  };
}
