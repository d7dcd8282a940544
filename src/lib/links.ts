/** External URLs that several parts of the site link to. */

/** The form for a new issue of the project, which accepts `title` and `body` in the query string. */
export const ISSUES_URL = 'https://github.com/datahub-project/datahub/issues/new';

/** @returns the URL of that form with its fields filled in */
export function newIssueUrl(fields: {title: string; body: string}): string {
  return `${ISSUES_URL}?${new URLSearchParams(fields).toString()}`;
}

/** Maximum length of the URL of a new issue; GitHub rejects requests of more than 8,192 characters. */
export const MAX_ISSUE_URL = 7_500;

/** Where to join the community's chat. */
export const SLACK_URL = 'https://datahub.com/slack/';

/** The project's channel with talks and tutorials. */
export const YOUTUBE_URL = 'https://www.youtube.com/channel/UC3qFQC5IiwR5fvWEqi_tJ5w';

/** The community's calendar, where readers register for town halls and other events. */
export const EVENTS_URL = 'https://lu.ma/datahubevents';

/** The page of the champions program, which explains how it works today. */
export const CHAMPIONS_URL = 'https://datahub.com/champions/';

/** The hosted offering. */
export const CLOUD_URL = 'https://datahub.com/products/why-datahub-cloud/';

/** A public instance with sample metadata. */
export const DEMO_URL = 'https://demo.datahub.com/';

/** The project's code. */
export const CODE_URL = 'https://github.com/datahub-project/datahub';

/** Where readers propose features and vote on them. */
export const IDEAS_URL = 'https://feature-requests.datahubproject.io/';

/** The vendor's next weekly live demo. */
export const WEEKLY_DEMO_URL = 'https://pages.acryl.io/webinar-governance-ai-5';

/** The vendor's page about what teams use the platform for. */
export const USE_CASES_URL = 'https://datahub.com/use-cases';

/** The project's blog. */
export const BLOG_URL = 'https://medium.com/datahub-project';
