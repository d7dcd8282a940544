/** /tools/privileges: which privilege an action needs, and what a role may do. `?q=` is the action, `?role=` the role. */
import Link from '@docusaurus/Link';
import TextPage from '@site/src/components/TextPage';
import Finder from '@site/src/features/privileges/Finder';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

export default function PrivilegeFinder(): ReactNode {
  return (
    <TextPage
      isTool
      title="Privilege finder"
      description="Find the DataHub privilege that an action or a GraphQL operation needs, the type of policy that grants it, and the default roles that have it."
    >
      <p>
        If somebody gets “Unauthorized”, or if you are writing a policy, enter the action to see
        which privilege it needs, which type of policy grants that, and which default roles already
        have it. Select a role to see what it may do. The list covers DataHub Core in Next.{' '}
        <Link to="/docs/authorization/policies">Policies</Link> explains how policies work, and also
        lists the privileges of DataHub Cloud.
      </p>
      <Heading as="h2" id="privileges">
        Privileges
      </Heading>
      <Finder />
    </TextPage>
  );
}
