/** Addresses outside the site that its front pages lead to. */

/** The hosted offering. */
export const CLOUD_URL = 'https://datahub.com/products/why-datahub-cloud/';

/** An instance with sample metadata that anybody may look at. */
export const DEMO_URL = 'https://demo.datahub.com/';

/** The project's code. */
export const CODE_URL = 'https://github.com/datahub-project/datahub';

/** Where readers propose features and vote on them. */
export const IDEAS_URL = 'https://feature-requests.datahubproject.io/';
