/** What to check after the runs. */
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {otherOf} from '../model/edges';
import type {Stack} from '../useStack';

export default function Checks({stack: {edges, systems}}: {stack: Stack}): ReactNode {
  const pairs = new Map(edges.map((edge) => [`${edge.by.slug} ${otherOf(edge).slug}`, edge]));
  return (
    <ul>
      <li>
        <Translate
          id="site.stack.checkRuns"
          values={{
            runs: (
              <Link to="/docs/ui-ingestion">
                <Translate id="site.stack.checkRunsLink">ingestion runs</Translate>
              </Link>
            ),
            count: systems.length,
          }}
        >
          {
            'The {runs} ({count}) ended without failures, and their reports have no warnings about permissions.'
          }
        </Translate>
      </li>
      {[...pairs.values()].map((edge) => (
        <li key={`${edge.by.slug} ${otherOf(edge).slug}`}>
          <Translate
            id="site.stack.checkLink"
            values={{
              one: <span translate="no">{edge.by.name}</span>,
              other: <span translate="no">{otherOf(edge).name}</span>,
            }}
          >
            {
              'An asset of {one} that uses {other} shows it on its Lineage tab, with a name, columns, and a description. If the other end has only a name, the URNs differ.'
            }
          </Translate>
        </li>
      ))}
      <li>
        <Translate
          id="site.stack.checkGaps"
          values={{
            link: (
              <Link to="/docs/generated/lineage/automatic-lineage-extraction#gaps">
                <Translate id="site.stack.checkGapsLink">
                  environment, instances, letter case
                </Translate>
              </Link>
            ),
          }}
        >
          {'If systems don’t connect, compare how both sources name the same table: {link}.'}
        </Translate>
      </li>
    </ul>
  );
}
