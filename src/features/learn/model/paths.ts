/** Paths of the Learn blog. */

/** First segment of every Learn path. */
export const LEARN_BASE = 'learn';

/** The page of all posts. */
export const LEARN_PATH = `/${LEARN_BASE}`;

/** The page of all tags. */
export const TAGS_PATH = `${LEARN_PATH}/tags`;

/** The page of all posts by year. */
export const ARCHIVE_PATH = `${LEARN_PATH}/archive`;

/** Query parameter for the audiences to show. */
export const AUDIENCE_PARAM = 'for';
