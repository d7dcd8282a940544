/** /tools/upgrade: plans an upgrade. `?from=` and `?to=` are releases, `?on=` the installation, `?sources=` and `?features=` what is in use. */
import Link from '@docusaurus/Link';
import TextPage from '@site/src/components/TextPage';
import UpgradePath from '@site/src/features/upgrade/UpgradePath';
import type {ReactNode} from 'react';

export default function Upgrade(): ReactNode {
  return (
    <TextPage
      isTool
      title="Upgrade path"
      description="Plan a DataHub upgrade: choose your releases, installation, sources, and features to see what to do before, during, and after it, and nothing else."
    >
      <p>
        Choose the release that you run, the one that you want, and what you use. The list then
        shows only the changes that apply to you, in the order in which to deal with them.{' '}
        <Link to="/docs/how/updating-datahub">Updating DataHub</Link> lists all of them, and
        explains how to go back.
      </p>
      <noscript>
        <p>
          Without JavaScript, you can’t choose: the list below is for an upgrade to the newest
          release from the one before it.
        </p>
      </noscript>
      <UpgradePath />
    </TextPage>
  );
}
