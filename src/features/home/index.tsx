/** The home page, section by section. */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {homeGraph} from '../seo/structured-data';
import StructuredData from '../seo/StructuredData';
import Adopters from './Adopters';
import Architecture from './Architecture';
import Capabilities from './Capabilities';
import Closing from './Closing';
import Community from './Community';
import Editions from './Editions';
import Figures from './Figures';
import Hero from './Hero';
import Integrations from './Integrations';

/** Shown below the heading, and by search engines. */
const LEAD =
  'DataHub brings what your warehouses, pipelines, dashboards, and models know about your data into one graph: find it, trust it, and see what a change breaks.';

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const site = siteConfig.url + siteConfig.baseUrl.replace(/\/$/, '');
  return (
    <Layout description={LEAD}>
      <StructuredData data={homeGraph(site, siteConfig.tagline, LEAD)} />
      <main>
        <Hero lead={LEAD} />
        <Figures />
        <Capabilities />
        <Integrations />
        <Architecture />
        <Editions />
        <Adopters />
        <Community />
        <Closing />
      </main>
    </Layout>
  );
}
