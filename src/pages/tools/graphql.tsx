/** /tools/graphql: writes and runs GraphQL on the example company. `?op=` is the operation, `?query=` an edited query. */
import Link from '@docusaurus/Link';
import TextPage from '@site/src/components/TextPage';
import Workbench from '@site/src/features/graphql-workbench';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

export default function GraphqlWorkbench(): ReactNode {
  return (
    <TextPage
      isTool
      title="GraphQL workbench"
      description="Write DataHub GraphQL with completion and checks against the schema, run it on the data of an example company, and copy it as cURL, Python, or TypeScript."
    >
      <p>
        Choose an operation, edit it, and run it. Everything happens in your browser, on the data of{' '}
        Acme, the company in the examples of this documentation.
      </p>
      <noscript>
        <p>
          The workbench needs JavaScript. The reference lists all{' '}
          <Link to="/docs/graphql/queries">queries</Link> and{' '}
          <Link to="/docs/graphql/mutations">mutations</Link>, each with a request and the shape of
          its response.
        </p>
      </noscript>
      <Workbench />
      <Heading as="h2" id="differences">
        What a server does differently
      </Heading>
      <ul>
        <li>
          A server checks your <Link to="/tools/privileges">privileges</Link>; here, you can do
          everything.
        </li>
        <li>
          A server updates search and lineage a few moments after a mutation; here, everything is
          updated at once. Your changes last until you reload the page.
        </li>
        <li>
          The schema is that of the unreleased version. On an older server, some fields may be
          missing; <Link to="/docs/whats-new">What’s new</Link> lists them.
        </li>
        <li>
          The page calls your own server only if the operator of this site has connected it to one:
          DataHub doesn’t accept requests from other sites’ scripts. Otherwise, copy the request as
          code, or use <Link to="/docs/api/graphql/how-to-set-up-graphql">GraphiQL</Link> on your
          server.
        </li>
      </ul>
    </TextPage>
  );
}
