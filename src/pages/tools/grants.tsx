/** /tools/grants: the least access that a source needs. `?source=` is the source, `?for=` what a reader wants from it. */
import Link from '@docusaurus/Link';
import TextPage from '@site/src/components/TextPage';
import SourceList from '@site/src/features/grants/SourceList';
import Tool from '@site/src/features/grants/Tool';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

export default function Grants(): ReactNode {
  return (
    <TextPage
      isTool
      title="Least access for a source"
      description="Choose an ingestion source and what you want from it, such as lineage, usage, or profiles, to get the fewest privileges and the script that grants them."
    >
      <p>
        Choose a source, and select what you want to see in DataHub. You get the fewest privileges
        that are enough, the reason for each, a script with nothing else in it, and a command that
        checks the access. The names in scripts are those of{' '}
        <Link to="/docs/what-is-datahub/datahub-concepts">acme</Link>, the example company: replace
        them with yours.
      </p>
      <noscript>
        <p>
          Choosing needs JavaScript. The pages below list all privileges of each source, with what
          each is for, and the whole scripts.
        </p>
      </noscript>
      <Tool />
      <Heading as="h2" id="sources">
        All privileges of each source
      </Heading>
      <SourceList />
    </TextPage>
  );
}
