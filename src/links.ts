/** Addresses outside the site that several of its parts lead to. */

/** Form that opens a new issue of the project; takes `title` and `body` in its query. */
export const ISSUES_URL = 'https://github.com/datahub-project/datahub/issues/new';
