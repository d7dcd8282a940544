/** /tools/privileges: which privilege an action needs, and what a role may do. `?q=` is the action, `?role=` the role. */
import Link from '@docusaurus/Link';
import TextPage from '@site/src/components/TextPage';
import Finder from '@site/src/features/privileges/Finder';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

export default function PrivilegeFinder(): ReactNode {
  return (
    <TextPage
      title="Privilege finder"
      description="Find the DataHub privilege that an action or a GraphQL operation needs, the type of policy that grants it, and the default roles that have it."
    >
      <p>
        Somebody gets “Unauthorized”, or you write a policy: enter the action, and see which
        privilege it needs, in which type of policy you grant it, and which default roles have it
        already. Select a role to see what it may do. This is about DataHub Core, Next;{' '}
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
