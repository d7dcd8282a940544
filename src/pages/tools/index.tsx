/** /tools: the tools that answer a question about the reader's own recipe, URN, or policy. */
import LinkCards from '@site/src/components/LinkCards';
import TextPage from '@site/src/components/TextPage';
import {TOOL_GROUPS} from '@site/src/features/tools/list';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

export default function Tools(): ReactNode {
  return (
    <TextPage
      title="Tools"
      description="Interactive tools made from the same facts as the documentation: for your sources, recipes, grants, upgrades, URNs, and policies."
    >
      <p>
        These tools answer questions about your own setup from the same facts as the documentation.
        They run in your browser: what you enter isn’t sent anywhere. The address of the page keeps
        your choices, so you can share it.
      </p>
      {TOOL_GROUPS.map(({id, title, tools}) => (
        <section key={id} aria-labelledby={id}>
          <Heading as="h2" id={id}>
            {title}
          </Heading>
          <LinkCards level="h3" cards={tools} />
        </section>
      ))}
    </TextPage>
  );
}
