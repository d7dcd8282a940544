/** How the platform works: a diagram, and links to the details. */
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {ARCHITECTURE, ARCHITECTURE_TEXT} from '../content/architecture';
import NodeGraph from '../NodeGraph';
import Section from '../Section';
import styles from './styles.module.css';

export default function Architecture(): ReactNode {
  return (
    <Section
      label="Architecture"
      title="Every change is an event"
      lead="Metadata is pulled or pushed, checked against one model, and stored. Each change is then published, so search, lineage, and your own code stay up to date."
    >
      <NodeGraph
        graph={ARCHITECTURE}
        label={ARCHITECTURE_TEXT}
        caption="From your systems to people and programs."
      />
      <ul className={styles.links}>
        <li>
          <Link to="/docs/metadata-modeling/metadata-model">The metadata model</Link>: entities,
          aspects, relationships
        </li>
        <li>
          <Link to="/docs/what/mxe">Change events</Link>: what is published, and how to react
        </li>
        <li>
          <Link to="/docs/api/datahub-apis">APIs compared</Link>: GraphQL, OpenAPI, SDKs, CLI
        </li>
      </ul>
    </Section>
  );
}
