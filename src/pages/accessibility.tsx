/** /accessibility: what the site aims for, what was tested and when, what is known to be missing, and whom to tell. */
import Link from '@docusaurus/Link';
import TextPage from '@site/src/components/TextPage';
import {newIssueUrl, SLACK_URL} from '@site/src/lib/links';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

/** When the tests by hand were last repeated; change it only after repeating them. */
const TESTED = {date: '2026-11-23', text: 'November 23, 2026'};

const BARRIER = newIssueUrl({
  title: 'Docs accessibility: ',
  body: 'Page:\nBrowser and assistive technology:\nWhat you wanted to do:\nWhat happened:\n',
});

export default function Accessibility(): ReactNode {
  return (
    <TextPage
      title="Accessibility"
      description="The accessibility goal of the DataHub documentation, what is tested automatically and by hand, known limits, and how to report a barrier."
    >
      <p>
        Everyone should be able to use this documentation. The goal is the Web Content Accessibility
        Guidelines (WCAG) 2.2, level AA. No outside auditor has confirmed that the site meets it.
      </p>
      <Heading as="h2" id="automatic">
        Tested with every change
      </Heading>
      <ul>
        <li>
          The axe rules for WCAG 2.2 A and AA, and for best practices, on a page of each type, at
          widths of 360 and 1440 pixels. Contrast is tested in light and dark colors.
        </li>
        <li>
          Keyboard: the skip link, menus, search, tabs, tables that scroll, filters, and the
          integrations matrix work without a mouse, and the focus is visible.
        </li>
        <li>
          Pages are complete without scripts, in print, and after a browser has translated them, and
          don&rsquo;t move if you prefer reduced motion.
        </li>
        <li>
          Nothing scrolls sideways at a width of 320 pixels, and the navigation fits with text at
          twice the normal size.
        </li>
      </ul>
      <Heading as="h2" id="by-hand">
        Tested by hand
      </Heading>
      <p>
        Last repeated on <time dateTime={TESTED.date}>{TESTED.text}</time>, with Chromium on Linux:
      </p>
      <ul>
        <li>
          Forced colors: the current page, the chosen view, pressed filters, and the selected tab
          are marked.
        </li>
        <li>
          Links and buttons are at least 24 by 24 pixels, or have that much room around them. Links
          in a sentence are exempt.
        </li>
        <li>Text at twice the normal size, at a width of 1280 pixels.</li>
      </ul>
      <Heading as="h2" id="limits">
        Known limits
      </Heading>
      <ul>
        <li>
          People who use screen readers every day haven&rsquo;t tested the site yet. Roles, names,
          and states were checked only with tools.
        </li>
        <li>The tests run in Chromium, not in Firefox or Safari.</li>
        <li>
          Pictures of the product have a text alternative and are explained on their page, but they
          show the product in light colors only, with text that can&rsquo;t be resized. You can
          enlarge them.
        </li>
        <li>
          With larger text on a narrow phone, some wide tables and code blocks have to be scrolled
          sideways.
        </li>
        <li>
          Third-party services, where the site uses them, such as a chat or a calendar, follow their
          own standards.
        </li>
      </ul>
      <Heading as="h2" id="report">
        Report a barrier
      </Heading>
      <p>
        Say what you wanted to do, on which page, and with which browser and assistive technology:
      </p>
      <ul>
        <li>
          <Link to={BARRIER}>open an issue</Link>, which needs a GitHub account and is public, or
        </li>
        <li>
          write in the community&rsquo;s <Link to={SLACK_URL}>Slack</Link>.
        </li>
      </ul>
      <p>
        At the bottom of every docs page, you can also answer <b>Was this page helpful?</b>
      </p>
    </TextPage>
  );
}
