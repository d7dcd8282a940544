/** A definition list, for which Markdown has no syntax. */
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

export default function Definitions(): ReactNode {
  return (
    <dl>
      <dt>Entity</dt>
      <dd>What metadata is about: a table, a person, a term.</dd>
      <dt>
        <code>urn:li:glossaryTerm:net-revenue</code>
      </dt>
      <dd>
        The term Net Revenue. See <Link to="/docs/features">what DataHub does</Link>.
      </dd>
    </dl>
  );
}
