/** The pages of the community, as paths. */
export const COMMUNITY_PAGES = [
  '/adoption-stories',
  '/champions',
  '/guild',
  '/events',
  '/customer-stories-survey',
  '/slack',
  '/hack_display_image',
];
