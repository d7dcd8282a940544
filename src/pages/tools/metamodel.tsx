/** /tools/metamodel: explores entities, aspects, and relationships. `?entity=` and `?aspect=` are open, `?q=`, `?only=`, and `?since=` filter, `?view=graph` draws. */
import Link from '@docusaurus/Link';
import TextPage from '@site/src/components/TextPage';
import Explorer from '@site/src/features/metamodel/Explorer';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

export default function MetamodelExplorer(): ReactNode {
  return (
    <TextPage
      isTool
      title="Metamodel explorer"
      description="Explore DataHub entities, aspects, and relationships as a list or a graph, and copy requests that read and write each aspect with GraphQL, OpenAPI, or Python."
    >
      <p>
        Choose an entity to see what refers to it, which aspects it takes, and how to read and write
        each of them. It is the metamodel of Next; what is newer than the oldest documented release
        is marked. <Link to="/docs/metadata-modeling/metadata-model">The metamodel</Link> explains
        the terms.
      </p>
      <noscript>
        <p>
          Without JavaScript, you can’t search. The links to the reference lead to pages with the
          aspects, relationships, and examples of each entity.
        </p>
      </noscript>
      <Heading as="h2" id="entities">
        Entities
      </Heading>
      <Explorer />
    </TextPage>
  );
}
