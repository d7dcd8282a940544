/** What the platform is used for. */
import type {ReactNode} from 'react';
import {CAPABILITIES} from '../content/capabilities';
import {LINEAGE, LINEAGE_TEXT} from '../content/lineage';
import NodeGraph from '../NodeGraph';
import Section from '../Section';
import Panel from './Panel';
import {AccessSketch, BuildSketch} from './platform-sketches';
import {LineageSketch, MeaningSketch, QualitySketch, SearchSketch} from './sketches';
import styles from './styles.module.css';

export default function Capabilities(): ReactNode {
  return (
    <Section
      label="What you can do"
      title="Answers about data, in one place"
      lead="What is this column? Who owns it? Is it fresh? What depends on it? The answers are scattered across your tools. DataHub brings them together."
    >
      <NodeGraph
        graph={LINEAGE}
        label={LINEAGE_TEXT}
        caption="One order at acme: from its database to the dashboard."
      />
      <ul className={styles.grid}>
        <Panel capability={CAPABILITIES.find}>
          <SearchSketch />
        </Panel>
        <Panel capability={CAPABILITIES.trace}>
          <LineageSketch />
        </Panel>
        <Panel capability={CAPABILITIES.meaning}>
          <MeaningSketch />
        </Panel>
        <Panel capability={CAPABILITIES.quality}>
          <QualitySketch />
        </Panel>
        <Panel capability={CAPABILITIES.access}>
          <AccessSketch />
        </Panel>
        <Panel capability={CAPABILITIES.build}>
          <BuildSketch />
        </Panel>
      </ul>
    </Section>
  );
}
