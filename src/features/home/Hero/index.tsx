/** The first screen: who the platform is for, what it is, how to start, why to trust it, and what it looks like. */
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type {ReactNode} from 'react';
import {CLOUD_URL, DEMO_URL} from '@site/src/lib/links';
import Quickstart from '../Quickstart';
import Trust from '../Trust';
import Picture from './Picture';
import styles from './styles.module.css';

export default function Hero({lead}: {lead: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <header className={styles.words}>
          <p className={styles.audience}>For data engineers, analysts, and governance teams</p>
          <Heading as="h1" className={styles.title}>
            {siteConfig.tagline}
          </Heading>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.actions}>
            <Link className="button button--primary button--lg" to="/docs/quickstart">
              Get started <ArrowRight size={18} aria-hidden />
            </Link>
            <Link className="button button--secondary button--lg" href={DEMO_URL}>
              See the demo
            </Link>
            <Link className={styles.quiet} href={CLOUD_URL}>
              Get Cloud
            </Link>
          </p>
        </header>
        <div className={styles.start}>
          <Quickstart />
        </div>
        <div className={styles.wide}>
          <Trust />
        </div>
        <div className={styles.wide}>
          <Picture />
        </div>
      </div>
    </div>
  );
}
