/** Everything that pages store in the reader's browser. A test finds keys in the code that are missing here. */

type Stored = {
  /** The key, or its first part if something follows it. */
  key: string;
  /** The kind of storage: until the reader deletes the data of the site, or until the tab is closed. */
  until: 'deleted' | 'closed';
  /** What it is for. */
  what: string;
};

export const STORED: readonly Stored[] = [
  {key: 'theme', until: 'deleted', what: 'Light or dark, if this site lets you choose.'},
  {key: 'docs-preferred-version-', until: 'deleted', what: 'The version of the docs you chose.'},
  {key: 'docusaurus.tab.', until: 'deleted', what: 'Which tab you chose, such as cURL or Python.'},
  {
    key: 'docusaurus.announcement.',
    until: 'deleted',
    what: 'Which announcement was shown, and whether you closed it.',
  },
  {
    key: 'announcement',
    until: 'closed',
    what: 'That you saw the announcement; small screens then show it on one line.',
  },
  {
    key: 'site-recipe-answers',
    until: 'closed',
    what: 'Values that you filled in for a recipe. Secrets are never asked for.',
  },
  {
    key: '__DOCSEARCH_RECENT_SEARCHES__',
    until: 'deleted',
    what: 'Results that you opened from the search. The search shows them and lets you remove them.',
  },
  {
    key: '__DOCSEARCH_FAVORITE_SEARCHES__',
    until: 'deleted',
    what: 'Results that you marked as favorites.',
  },
  {
    key: 'privacy-choices',
    until: 'deleted',
    what: 'Your answer about third-party services, if this site asked for it.',
  },
  {
    key: 'feedback.',
    until: 'closed',
    what: 'Feedback that you began to write on a page but haven’t sent.',
  },
  {
    key: 'story',
    until: 'closed',
    what: 'The story that you began to write on the “Share your journey” page.',
  },
];
