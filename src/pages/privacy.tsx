/** /privacy: what pages store in the reader's browser, and what they send to whom. */
import Link from '@docusaurus/Link';
import TextPage from '@site/src/components/TextPage';
import ServiceList from '@site/src/features/privacy/ServiceList';
import StoredTable from '@site/src/features/privacy/StoredTable';
import {CODE_URL} from '@site/src/lib/links';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

export default function Privacy(): ReactNode {
  return (
    <TextPage
      title="Privacy"
      description="What the DataHub documentation stores in your browser, what its pages send and to whom, and how to refuse third-party services or delete the data."
    >
      <p>
        You can read everything here without an account, and the site itself sets no cookies. This
        page is about the documentation site only, not about DataHub, DataHub Cloud, or the other
        sites that pages link to.
      </p>
      <Heading as="h2" id="stored">
        What is stored in your browser
      </Heading>
      <p>
        Pages store a few things so that you don&rsquo;t have to choose or type them twice. They
        stay in your browser, and the site works without them if you block storage.
      </p>
      <StoredTable />
      <p>To delete everything, delete this site&rsquo;s data in your browser&rsquo;s settings.</p>
      <Heading as="h2" id="sent">
        What is sent
      </Heading>
      <ul>
        <li>
          <b>Requests for pages and files</b> go to the host of this site. As with any website, the
          host sees your IP address, your browser, and the URL you request.
        </li>
        <li>
          <b>Searches</b> run in your browser, in an index that it downloads, unless a search
          service is listed below.
        </li>
        <li>
          <b>Feedback on a page</b> consists of the page, its version, your answer, and your text.
          It is sent when you press a button: to the feedback or analytics service listed below, or
          as a GitHub issue that you complete and submit yourself, and that everyone can read.
        </li>
        <li>
          <b>A story for “Share your journey”</b> is likewise a GitHub issue or a Slack message that
          you send yourself.
        </li>
      </ul>
      <Heading as="h2" id="services">
        Third-party services
      </Heading>
      <ServiceList />
      <Heading as="h2" id="check">
        Check it yourself
      </Heading>
      <p>
        The site&rsquo;s code is public, and a test compares the table above with it. If something
        is missing, <Link to={`${CODE_URL}/issues`}>open an issue</Link>.
      </p>
    </TextPage>
  );
}
