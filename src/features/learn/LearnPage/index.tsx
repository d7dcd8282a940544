/** The layout of pages of the Learn blog that list posts or tags: metadata, heading, description, links. */
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';

type Props = {
  heading: string;
  /** Title of the browser tab, unique on the site; defaults to the heading. */
  title?: string;
  description: string;
  /** The theme's class for this kind of page. */
  className: string;
  /** The tag of the page for search engines. */
  searchTag: string;
  /** Links to other lists. */
  links: readonly {to: string; label: string}[];
  children: ReactNode;
};

export default function LearnPage(props: Props): ReactNode {
  const {heading, title, description, className, searchTag, links, children} = props;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, className)}>
      <PageMetadata title={title ?? heading} description={description} />
      <SearchMetadata tag={searchTag} />
      <Layout>
        <main className="container padding-vert--lg">
          <header className="margin-bottom--md">
            <Heading as="h1">{heading}</Heading>
            <p className="margin-bottom--sm">{description}</p>
            <nav aria-label={heading}>
              {links.map(({to, label}) => (
                <Link key={to} to={to} className="margin-right--md">
                  {label}
                </Link>
              ))}
            </nav>
          </header>
          {children}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
