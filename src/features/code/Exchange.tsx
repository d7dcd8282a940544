/**
 * What is sent to an API beside what comes back; in Markdown: `<code-exchange>` inside `<details>`. Its blocks get their
 * buttons when the details are opened for the first time, and a request of GraphQL gets a link to the workbench.
 */
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {Resting} from './Block/resting';

/** The workbench has the schema of the current version. */
const VERSION = 'current';

export default function CodeExchange({children}: {children: ReactNode}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const {version} = useDocsVersion();
  const [opened, setOpened] = useState<string>();
  useEffect(() => {
    const details = root.current?.closest('details');
    const wake = () => setOpened(details?.id ?? '');
    // A link to the details may have opened them before the page was interactive.
    if (!details || details.open) return void wake();
    details.addEventListener('toggle', wake, {once: true});
    return () => details.removeEventListener('toggle', wake);
  }, []);
  return (
    <>
      <div ref={root} className="ref-exchange">
        <Resting value={opened === undefined}>{children}</Resting>
      </div>
      {opened && version === VERSION && (
        <p>
          <Link to={`/tools/graphql?op=${encodeURIComponent(opened)}`}>
            <Translate id="site.code.workbench">Run it in the GraphQL workbench</Translate>
          </Link>
        </p>
      )}
    </>
  );
}
