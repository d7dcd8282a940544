/** The layout of community pages: header, sections, and links to the other community pages. */
import LinkCards from '@site/src/components/LinkCards';
import PageHeader from '@site/src/components/PageHeader';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ComponentProps, ReactNode} from 'react';
import {otherPages} from './pages';
import styles from './styles.module.css';

type Props = ComponentProps<typeof PageHeader> & {
  /** Path of this page. */
  path: string;
  /** Title of the browser tab; defaults to the heading. */
  tab?: string;
  description: string;
  /** Buttons in the header. */
  actions?: ReactNode;
};

export default function CommunityPage({
  path,
  tab,
  description,
  actions,
  children,
  ...header
}: Props): ReactNode {
  return (
    <Layout title={tab ?? header.title} description={description}>
      <main>
        <PageHeader {...header}>{actions}</PageHeader>
        <div className="container padding-bottom--lg">
          {children}
          <Section title="More from the community">
            <LinkCards level="h3" cards={otherPages(path)} />
          </Section>
        </div>
      </main>
    </Layout>
  );
}

type SectionProps = {title: string; id?: string; children: ReactNode};

/** A part of the page with its heading; its text has a readable width. */
export function Section({title, id, children}: SectionProps): ReactNode {
  return (
    <section className={styles.section}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
