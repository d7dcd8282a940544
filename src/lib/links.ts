/** Addresses outside the site that several of its parts lead to. */

/** Form that opens a new issue of the project; takes `title` and `body` in its query. */
export const ISSUES_URL = 'https://github.com/datahub-project/datahub/issues/new';

/** Address of that form with its fields filled in. */
export function newIssueUrl(fields: {title: string; body: string}): string {
  return `${ISSUES_URL}?${new URLSearchParams(fields).toString()}`;
}

/** Characters an address may have; GitHub's servers refuse requests of more than 8,192. */
export const MAX_ISSUE_URL = 7_500;

/** Where to get into the community's chat. */
export const SLACK_URL = 'https://datahub.com/slack/';

/** The project's channel of talks and tutorials. */
export const YOUTUBE_URL = 'https://www.youtube.com/channel/UC3qFQC5IiwR5fvWEqi_tJ5w';

/** The community's calendar, where readers register for town halls and other events. */
export const EVENTS_URL = 'https://lu.ma/datahubevents';

/** The page of the champions program, which tells how it works today. */
export const CHAMPIONS_URL = 'https://datahub.com/champions/';

/** The hosted offering. */
export const CLOUD_URL = 'https://datahub.com/products/why-datahub-cloud/';

/** An instance with sample metadata that anybody may look at. */
export const DEMO_URL = 'https://demo.datahub.com/';

/** The project's code. */
export const CODE_URL = 'https://github.com/datahub-project/datahub';

/** Where readers propose features and vote on them. */
export const IDEAS_URL = 'https://feature-requests.datahubproject.io/';

/** The next of the live demonstrations that the vendor gives each week. */
export const WEEKLY_DEMO_URL = 'https://pages.acryl.io/webinar-governance-ai-5';

/** What teams solve with the platform, told by the vendor. */
export const USE_CASES_URL = 'https://datahub.com/use-cases';

/** The project's blog. */
export const BLOG_URL = 'https://medium.com/datahub-project';
