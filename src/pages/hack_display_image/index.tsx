/**
 * Only two responsive images: the platform's web UI links to them, and the build emits them only because a page shows
 * them.
 */
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import VisuallyHidden from '@site/src/components/VisuallyHidden';
import FlowImages from '@site/src/features/flow-image';
import type {ReactNode} from 'react';
import styles from './_styles.module.css';

export default function HackDisplayImage(): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  return (
    <>
      <PageMetadata
        title={tagline}
        description="How metadata flows from the systems of a data platform through DataHub to people and programs: the same picture in light and dark colors."
      />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.images}>
        <VisuallyHidden as="h1">{tagline}</VisuallyHidden>
        <FlowImages />
      </main>
    </>
  );
}
