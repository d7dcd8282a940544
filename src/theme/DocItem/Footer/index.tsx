/** The footer of every docs page, even if it can't be edited: links to edit it, rate it, and ask a question. */
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import PageFeedback from '@site/src/features/feedback';
import {SLACK_URL} from '@site/src/lib/links';
import EditMetaRow from '@theme/EditMetaRow';
import TagsListInline from '@theme/TagsListInline';
import type {ReactNode} from 'react';

function ChatLine(): ReactNode {
  return (
    <p>
      <Translate
        id="site.chat"
        values={{
          link: (
            <Link to={SLACK_URL}>
              <Translate id="site.chat.link">Join the conversation on Slack!</Translate>
            </Link>
          ),
        }}
      >
        {'Need more help? {link}'}
      </Translate>
    </p>
  );
}

export default function DocItemFooter(): ReactNode {
  const {permalink, editUrl, lastUpdatedAt, lastUpdatedBy, tags} = useDoc().metadata;
  return (
    <footer className={ThemeClassNames.docs.docFooter}>
      {tags.length > 0 && <TagsListInline tags={tags} />}
      {(editUrl || lastUpdatedAt || lastUpdatedBy) && (
        <EditMetaRow
          className={ThemeClassNames.docs.docFooterEditMetaRow}
          editUrl={editUrl}
          lastUpdatedAt={lastUpdatedAt}
          lastUpdatedBy={lastUpdatedBy}
        />
      )}
      <PageFeedback key={permalink} />
      <ChatLine />
    </footer>
  );
}
