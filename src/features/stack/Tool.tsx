/** What a reader gets from the systems that they run, and how to connect them with the least access. */
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import Checks from './parts/Checks';
import Choice from './parts/Choice';
import Gains from './parts/Gains';
import Picture from './parts/Picture';
import Step from './parts/Step';
import styles from './parts/styles.module.css';
import {useStack} from './useStack';

export default function Tool(): ReactNode {
  const tool = useStack();
  const {state, stack} = tool;
  return (
    <div className={styles.tool}>
      <Choice {...tool} />
      {stack.systems.length > 0 && (
        // Another choice is new content: translated pages can't be changed part by part.
        <div key={[...state.run, ...state.wants].join()}>
          <Heading as="h2" id="lineage">
            <Translate id="site.stack.lineageTitle">Lineage between your systems</Translate>
          </Heading>
          <Picture stack={stack} />
          <Heading as="h2" id="see">
            <Translate id="site.stack.seeTitle">What you will see</Translate>
          </Heading>
          <Gains steps={stack.steps} wants={state.wants} />
          <Heading as="h2" id="connect">
            <Translate id="site.stack.connectTitle">Connect them in this order</Translate>
          </Heading>
          <ol className={styles.steps}>
            {stack.steps.map((step, i) => (
              <Step
                key={step.system.slug}
                step={step}
                position={i}
                edges={stack.edges}
                naming={state}
              />
            ))}
          </ol>
          <Heading as="h2" id="check">
            <Translate id="site.stack.checkTitle">After the runs</Translate>
          </Heading>
          <Checks stack={stack} />
        </div>
      )}
    </div>
  );
}
