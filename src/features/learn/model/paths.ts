/** Where the Learn blog lives on the site. */

/** First segment of every Learn address. */
export const LEARN_BASE = 'learn';

/** The page of all posts. */
export const LEARN_PATH = `/${LEARN_BASE}`;

/** The page of all tags. */
export const TAGS_PATH = `${LEARN_PATH}/tags`;

/** The page of all posts by year. */
export const ARCHIVE_PATH = `${LEARN_PATH}/archive`;

/** Key of the query string that names the audiences to show. */
export const AUDIENCE_PARAM = 'for';
