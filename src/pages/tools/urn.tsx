/** /tools/urn: builds, takes apart, and checks a URN. `?urn=` is the URN. */
import Link from '@docusaurus/Link';
import TextPage from '@site/src/components/TextPage';
import TypeTable from '@site/src/features/urn/TypeTable';
import Workbench from '@site/src/features/urn/Workbench';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

export default function UrnWorkbench(): ReactNode {
  return (
    <TextPage
      isTool
      title="URN workbench"
      description="Build, take apart, and encode DataHub URNs, and check them against the server's rules. If a URN is wrong, the workbench says why and offers a fix."
    >
      <p>
        Paste a URN to see its parts and what is wrong with it, or fill in the parts to build one.
        The rules are those of the server, and everything happens in your browser.{' '}
        <Link to="/docs/what/urn">What is a URN?</Link> explains the grammar.
      </p>
      <noscript>
        <p>
          The workbench needs JavaScript. The table below lists the parts of each type, and{' '}
          <Link to="/docs/what/urn">What is a URN?</Link> says which characters to encode.
        </p>
      </noscript>
      <Workbench />
      <Heading as="h2" id="types">
        Types and their keys
      </Heading>
      <p>
        A URN is <code>urn:li:</code>, the type, a colon, and the key. A key with several parts is
        in parentheses, and its parts are separated by commas without spaces.
      </p>
      <TypeTable />
    </TextPage>
  );
}
